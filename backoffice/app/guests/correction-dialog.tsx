import { useState } from 'react'
import { correctGuestPoints } from '#contract/guests.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { readPrice } from '../documents/price-text.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { GuestForm } from './guest-form.tsx'
import { useReadGuestsAgain } from './use-guest.ts'

type CorrectionDialogProps = { id: string; points: Cents; isOpen: boolean; onClose: () => void }

/** Asks how many points are added or taken away, and why. */
export function CorrectionDialog({ isOpen, onClose, ...rest }: CorrectionDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Correct points')} closeLabel={t('Close')} kind="small">
      {isOpen && <CorrectionForm onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function CorrectionForm({ id, points, onClose }: Omit<CorrectionDialogProps, 'isOpen'>) {
  const { t, money } = useI18n()
  const form = useForm()
  const readAgain = useReadGuestsAgain()
  // One correction, however often it is sent.
  const [correction] = useState(randomId)
  const [isTaken, setTaken] = useState(false)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const size = readPrice(typed) ?? 0
  const amount = cents(isTaken ? -size : size)

  async function send(): Promise<void> {
    const call = () =>
      staffApi(correctGuestPoints, { params: { id, correction }, body: { amount, reason: reason.trim() } })
    if (!(await form.submit(call))) return
    readAgain()
    onClose()
  }

  return (
    <GuestForm failure={form.failure} onSubmit={() => void send()}>
      <fieldset className="reject__reasons">
        <legend className="visually-hidden">{t('Correct points')}</legend>
        {[false, true].map((taken) => (
          <label key={String(taken)} className="reason-choice">
            <input
              type="radio"
              name="direction"
              checked={isTaken === taken}
              onChange={() => setTaken(taken)}
            />
            <span>{taken ? t('Take points away') : t('Add points')}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('Points in euros')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={form.issue('amount')}
        hint={t('Then the guest has {amount}', { amount: money(cents(Math.max(0, points + amount))) })}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={t('Reason')}
        value={reason}
        error={form.issue('reason')}
        hint={t('The guest reads it beside the points.')}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" busy={form.isBusy}>
        {isTaken ? t('Take points away') : t('Add points')}
      </Button>
    </GuestForm>
  )
}
