import { useState } from 'react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { MAX_PROMISED_MINUTES } from '#domain/limits.ts'
import { needsMinutes } from '#domain/orders/status-change.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useClock } from '#ui/use-now.ts'
import { MinuteChips } from './minute-chips.tsx'
import { dueText } from './order-texts.ts'
import { minuteChoices, minutesOf } from './usual-minutes.ts'
import { useUsualMinutes } from './use-usual-minutes.ts'
import { OrderQuestion } from './order-question.tsx'

type ApproveDialogProps = {
  /** The order to approve; nothing is asked without one. */
  order: StaffOrderSummary | undefined
  isBusy: boolean
  onClose: () => void
  onApprove: (minutes: number | undefined) => void
}

/** Asks how long it takes, with what is usual chosen already. */
export function ApproveDialog({ order, isBusy, onClose, onApprove }: ApproveDialogProps) {
  const { t } = useI18n()
  return (
    <OrderQuestion order={order} titleOf={(code) => t('Approve {code}', { code })} onClose={onClose}>
      {(order) => <ApproveForm order={order} isBusy={isBusy} onApprove={onApprove} />}
    </OrderQuestion>
  )
}

function ApproveForm(props: {
  order: StaffOrderSummary
  isBusy: boolean
  onApprove: (minutes: number | undefined) => void
}) {
  const { order, isBusy, onApprove } = props
  const i18n = useI18n()
  const { t, date } = i18n
  const now = useClock()
  const usual = useUsualMinutes(order)
  const [chosen, setChosen] = useState(usual)
  const [own, setOwn] = useState('')
  const isTimed = !needsMinutes(order, now)
  const due = dueText(order, i18n, now)
  const minutes = own.trim() === '' ? chosen : minutesOf(own)
  const clock = minutes && date(new Date(now + minutes * 60_000), { hour: '2-digit', minute: '2-digit' })

  return (
    <form
      className="approve"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTimed || minutes) onApprove(isTimed ? undefined : minutes)
      }}
    >
      {isTimed ? (
        <p className="approve__wanted">
          {t('Ordered for')}
          <strong>{[due.day, `${due.time} – ${due.until}`].filter(Boolean).join(', ')}</strong>
        </p>
      ) : (
        <MinuteChips
          legend={
            order.deliverType === 'delivery'
              ? t('In how many minutes is it with the guest?')
              : t('In how many minutes is it ready?')
          }
          ownLabel={t('Other minutes')}
          choices={minuteChoices.map((choice) => ({
            minutes: choice,
            text: String(choice),
            isPossible: true,
          }))}
          chosen={own === '' ? chosen : undefined}
          own={own}
          error={
            minutes === undefined ? t('From 1 to {most} minutes', { most: MAX_PROMISED_MINUTES }) : undefined
          }
          onChoose={(choice) => {
            setChosen(choice)
            setOwn('')
          }}
          onOwn={(text) => {
            setOwn(text)
            setChosen(usual)
          }}
        />
      )}
      <Button
        type="submit"
        className="order-actions__main order-actions__approve"
        busy={isBusy}
        unavailable={!isTimed && minutes === undefined}
      >
        {isTimed || !minutes || !clock
          ? t('Approve')
          : t('Approve: {minutes} min, {clock}', { minutes, clock })}
      </Button>
    </form>
  )
}
