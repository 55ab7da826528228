import { Ban, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { blockGuest, type StaffGuest, unblockGuest } from '#contract/guests.staff.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { GuestForm } from './guest-form.tsx'
import { useReadGuestsAgain } from './use-guest.ts'

/** Whether the guest may order and sign in, why not, and the way to change it. */
export function GuestAccess({ guest }: { guest: StaffGuest }) {
  const { t, date } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const { isBlocked, blocks, mayChange } = guest
  const title = isBlocked ? t('Unblock') : t('Block')
  return (
    <Card
      title={t('Ordering and signing in')}
      hint={
        isBlocked
          ? t('The guest can neither order nor sign in, and is asked to talk to the restaurant.')
          : t(
              'A block is for the account, the e-mail address and the phone number. Orders that were placed stay.',
            )
      }
    >
      {blocks.length > 0 && (
        <ul className="guest-blocks">
          {blocks.map(({ id, reason, blockedAt, by }) => (
            <li key={id}>
              <p>{reason || t('The reason was deleted with the data of the guest.')}</p>
              <p className="row__more">
                {[date(blockedAt, { dateStyle: 'medium', timeStyle: 'short' }), by]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div className="entry__actions">
          <Button look="secondary" onClick={() => setOpen(true)}>
            {isBlocked ? <LockOpen size={20} aria-hidden="true" /> : <Ban size={20} aria-hidden="true" />}
            {title}
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t('Close')} kind="small">
        {isOpen && <AccessForm guest={guest} onClose={() => setOpen(false)} />}
      </Dialog>
    </Card>
  )
}

function AccessForm({ guest: { id, isBlocked }, onClose }: { guest: StaffGuest; onClose: () => void }) {
  const { t } = useI18n()
  const form = useForm()
  const readAgain = useReadGuestsAgain()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')

  async function send(): Promise<void> {
    const call = isBlocked ? unblockGuest : blockGuest
    const sent = await form.submit(() => staffApi(call, { params: { id }, body: { reason: reason.trim() } }))
    if (!sent) return
    onClose()
    // Nothing else was left of the guest.
    if (sent.answer === null) await navigate('/guests', { replace: true })
    readAgain()
  }

  return (
    <GuestForm failure={form.failure} onSubmit={() => void send()}>
      <p>
        {isBlocked
          ? t('The guest can order and sign in again at once.')
          : t(
              'The guest is signed out everywhere and can place no more orders. Whoever tries reads how to reach the restaurant, but not the reason.',
            )}
      </p>
      <TextField
        label={t('Reason')}
        value={reason}
        error={form.issue('reason')}
        hint={t('For the staff. It is part of the data that the guest can ask for.')}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" busy={form.isBusy}>
        {isBlocked ? t('Unblock') : t('Block')}
      </Button>
    </GuestForm>
  )
}
