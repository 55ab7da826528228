import { useState } from 'react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { MAX_PROMISED_MINUTES } from '#domain/limits.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useClock } from '#ui/use-now.ts'
import { MinuteChips } from './minute-chips.tsx'
import { promisedText } from './order-texts.ts'
import { shiftedTime, timeShifts, USUAL_SHIFT } from './time-shifts.ts'
import { minutesOf } from './usual-minutes.ts'
import { OrderQuestion } from './order-question.tsx'

type NewTimeDialogProps = {
  /** The approved order whose guest is told another time; nothing is asked without one. */
  order: StaffOrderSummary | undefined
  isBusy: boolean
  onClose: () => void
  onTell: (expectedAt: Date) => void
}

/** Asks by how much an approved order is later than promised, or earlier. */
export function NewTimeDialog({ order, isBusy, onClose, onTell }: NewTimeDialogProps) {
  const { t } = useI18n()
  return (
    <OrderQuestion order={order} titleOf={(code) => t('New time for {code}', { code })} onClose={onClose}>
      {(order) => <NewTimeForm order={order} isBusy={isBusy} onTell={onTell} />}
    </OrderQuestion>
  )
}

function NewTimeForm({
  order,
  isBusy,
  onTell,
}: Omit<NewTimeDialogProps, 'order' | 'onClose'> & { order: StaffOrderSummary }) {
  const i18n = useI18n()
  const { t, date } = i18n
  const now = useClock()
  const [chosen, setChosen] = useState<number>(USUAL_SHIFT)
  const [own, setOwn] = useState('')
  const shift = own.trim() === '' ? chosen : minutesOf(own)
  const shifted = shift === undefined ? undefined : shiftedTime(order, shift, now)
  const time = shifted?.ok ? shifted.value : undefined
  const issue = shifted
    ? !shifted.ok && t(shifted.problems)
    : t('From 1 to {most} minutes', { most: MAX_PROMISED_MINUTES })
  const promised = order.expectedAt === null ? undefined : promisedText(order.expectedAt, i18n, now)
  return (
    <form
      className="approve"
      onSubmit={(event) => {
        event.preventDefault()
        if (time) onTell(time)
      }}
    >
      {promised && (
        <p className="approve__wanted">
          {t('Promised for')}
          <strong>{[promised.day, promised.time].filter(Boolean).join(', ')}</strong>
          {promised.hint}
        </p>
      )}
      <MinuteChips
        legend={t('How many minutes later?')}
        ownLabel={t('Other minutes')}
        choices={timeShifts.map((minutes) => ({
          minutes,
          text: minutes < 0 ? `−${-minutes}` : `+${minutes}`,
          isPossible: shiftedTime(order, minutes, now).ok,
        }))}
        chosen={own === '' ? chosen : undefined}
        own={own}
        error={issue || undefined}
        onChoose={(minutes) => {
          setChosen(minutes)
          setOwn('')
        }}
        onOwn={setOwn}
      />
      <Button
        type="submit"
        className="order-actions__main order-actions__approve"
        busy={isBusy}
        unavailable={!time}
      >
        {time
          ? t('Tell the guest: {clock}', { clock: date(time, { hour: '2-digit', minute: '2-digit' }) })
          : t('Tell the guest')}
      </Button>
    </form>
  )
}
