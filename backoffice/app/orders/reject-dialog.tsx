import { useState } from 'react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { MAX_ANSWER_LENGTH } from '#contract/text-lengths.ts'
import { rejectReasons } from '#domain/orders/reject-reasons.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useLengthIssue } from '../http/use-length-issue.ts'
import { OrderQuestion } from './order-question.tsx'

type RejectDialogProps = {
  /** The order to reject; nothing is asked without one. */
  order: StaffOrderSummary | undefined
  isBusy: boolean
  onClose: () => void
  onReject: (reason: string) => void
}

/** Asks why: the guest reads it at once. */
export function RejectDialog({ order, isBusy, onClose, onReject }: RejectDialogProps) {
  const { t } = useI18n()
  return (
    <OrderQuestion order={order} titleOf={(code) => t('Reject {code}', { code })} onClose={onClose}>
      {() => <RejectForm isBusy={isBusy} onReject={onReject} />}
    </OrderQuestion>
  )
}

const OWN = 'own'

function RejectForm({ isBusy, onReject }: { isBusy: boolean; onReject: (reason: string) => void }) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState('')
  const [own, setOwn] = useState('')
  const lengthIssue = useLengthIssue()
  const [isAsked, setAsked] = useState(false)
  const reason = chosen === OWN ? own.trim() : chosen
  const missing = isAsked && reason === ''
  const tooLong = lengthIssue(reason, MAX_ANSWER_LENGTH)
  const isReady = reason !== '' && !tooLong
  return (
    <form
      className="reject"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isReady) onReject(reason)
      }}
    >
      <fieldset>
        <legend>{t('Why? The guest reads this at once.')}</legend>
        <div className="reject__reasons">
          {rejectReasons.map((one) => (
            <Choice key={one} value={one} text={t(one)} chosen={chosen} onChoose={setChosen} />
          ))}
          <Choice value={OWN} text={t('Another reason')} chosen={chosen} onChoose={setChosen} />
        </div>
      </fieldset>
      {chosen === OWN && (
        <TextArea
          label={t('Your reason for the guest')}
          value={own}
          error={tooLong}
          rows={2}
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
      {missing && (
        <p className="field__error" role="alert">
          {t('Please give the guest a reason')}
        </p>
      )}
      <Button
        type="submit"
        className="order-actions__main order-actions__reject"
        busy={isBusy}
        unavailable={!isReady}
      >
        {t('Reject the order')}
      </Button>
    </form>
  )
}

function Choice(props: { value: string; text: string; chosen: string; onChoose: (value: string) => void }) {
  return (
    <label className="reason-choice">
      <input
        type="radio"
        name="reason"
        value={props.value}
        checked={props.chosen === props.value}
        onChange={() => props.onChoose(props.value)}
      />
      <span>{props.text}</span>
    </label>
  )
}
