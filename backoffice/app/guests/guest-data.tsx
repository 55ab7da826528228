import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteGuest, type StaffGuest } from '#contract/guests.staff.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { GuestForm } from './guest-form.tsx'
import { useReadGuestsAgain } from './use-guest.ts'

/** Requests about personal data: everything as one file, and the deletion. */
export function GuestData({ guest }: { guest: StaffGuest }) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title={t('Requests about personal data')}
      hint={t(
        'Please make sure first that the request comes from the guest, for example with a call to this number.',
      )}
    >
      <div className="entry__actions">
        <a className="button button--secondary" href={`/api/staff/guests/${guest.id}/export`} download>
          <Download size={20} aria-hidden="true" />
          {t('All data as a file')}
        </a>
        <Button look="secondary" className="guest-delete" onClick={() => setOpen(true)}>
          <Trash2 size={20} aria-hidden="true" />
          {t('Delete data')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('Delete the data of {name}?', { name: guest.name || guest.email })}
        closeLabel={t('Close')}
        kind="small"
      >
        {isOpen && <DeletionForm id={guest.id} hasAccount={guest.hasAccount} />}
      </Dialog>
    </Card>
  )
}

function DeletionForm({ id, hasAccount }: { id: string; hasAccount: boolean }) {
  const { t } = useI18n()
  const form = useForm()
  const navigate = useNavigate()
  const readAgain = useReadGuestsAgain()

  async function send(): Promise<void> {
    if (!(await form.submit(() => staffApi(deleteGuest, { params: { id } })))) return
    await navigate('/guests', { replace: true })
    readAgain()
  }

  return (
    <GuestForm
      failure={form.failure}
      conflict={t('This guest has an order under way. Please delete the data when it is finished')}
      onSubmit={() => void send()}
    >
      <p>
        {hasAccount
          ? t('Account, addresses, points, messages and reservations are deleted. This cannot be undone.')
          : t('Messages, reservations and the name on every order are deleted. This cannot be undone.')}
      </p>
      <p>
        {t(
          'Receipts are kept without the name as long as tax law asks; only the export for the tax office still has it.',
        )}
      </p>
      <Button type="submit" busy={form.isBusy}>
        {t('Delete for good')}
      </Button>
    </GuestForm>
  )
}
