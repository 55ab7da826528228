import { useState } from 'react'
import type { OrderPayments } from '#contract/payments.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { MAX_REFUND_REASON_LENGTH } from '#contract/text-lengths.ts'
import { cents } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useLengthIssue } from '../http/use-length-issue.ts'

export type WantedRefund = { amount?: Cents; lines?: number[]; reason: string }

type RefundDialogProps = {
  code: string
  /** What can be paid back; nothing is asked without it. */
  payments: OrderPayments | undefined
  isBusy: boolean
  onClose: () => void
  onRefund: (wanted: WantedRefund) => void
}

/** Asks how much of an order goes back to the guest, and why. */
export function RefundDialog({ code, payments, isBusy, onClose, onRefund }: RefundDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open={payments !== undefined}
      onClose={onClose}
      kind="small"
      title={t('Pay back {code}', { code })}
      closeLabel={t('Close')}
    >
      {payments && <RefundForm payments={payments} isBusy={isBusy} onRefund={onRefund} />}
    </Dialog>
  )
}

type Kind = 'all' | 'amount' | 'lines'
type RefundFormProps = Pick<RefundDialogProps, 'isBusy' | 'onRefund'> & { payments: OrderPayments }

function RefundForm({ payments: { refundable, lines }, isBusy, onRefund }: RefundFormProps) {
  const { t, money } = useI18n()
  const [kind, setKind] = useState<Kind>('all')
  const [amount, setAmount] = useState('')
  const [chosen, setChosen] = useState<number[]>([])
  const [reason, setReason] = useState('')
  const wanted = wantedRefund(kind, { amount, chosen, refundable })
  const tooLong = useLengthIssue()(reason, MAX_REFUND_REASON_LENGTH)
  const isReady = wanted !== undefined && reason.trim() !== '' && !tooLong
  const kinds: [Kind, string][] = [
    ['all', t('Everything that is left: {amount}', { amount: money(refundable) })],
    ['amount', t('An amount')],
    ['lines', t('Some dishes')],
  ]
  return (
    <form
      className="reject"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onRefund({ ...wanted, reason: reason.trim() })
      }}
    >
      <fieldset>
        <legend>{t('How much is paid back?')}</legend>
        <div className="reject__reasons">
          {kinds.map(([value, text]) => (
            <label key={value} className="reason-choice">
              <input
                type="radio"
                name="refund"
                value={value}
                checked={kind === value}
                onChange={() => setKind(value)}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {kind === 'amount' && (
        <TextField
          label={t('Amount in euros')}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      {kind === 'lines' && (
        <fieldset>
          <legend>{t('Dishes')}</legend>
          {lines.map((line) => (
            <label key={line.position} className="reason-choice">
              <input
                type="checkbox"
                disabled={line.isRefunded}
                checked={chosen.includes(line.position)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, line.position]
                      : chosen.filter((position) => position !== line.position),
                  )
                }
              />
              <span>
                {line.name} · {line.isRefunded ? t('Paid back') : money(line.amount)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        label={t('Reason for the books')}
        value={reason}
        error={tooLong}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" className="order-actions__main" busy={isBusy} unavailable={!isReady}>
        {t('Pay back')}
      </Button>
    </form>
  )
}

/** Undefined while nothing, or more than is left, is chosen. Euros may be typed with a comma or a point. */
export function wantedRefund(
  kind: Kind,
  { amount, chosen, refundable }: { amount: string; chosen: readonly number[]; refundable: Cents },
): Omit<WantedRefund, 'reason'> | undefined {
  if (kind === 'all') return {}
  if (kind === 'lines') return chosen.length > 0 ? { lines: [...chosen] } : undefined
  const [, euros = '', rest = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(amount.trim()) ?? []
  if (euros === '') return undefined
  const value = Number(euros) * 100 + Number(rest.padEnd(2, '0'))
  return value > 0 && value <= refundable ? { amount: cents(value) } : undefined
}
