import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteGuest, deleteGuestByEmail, type StaffGuest } from '#contract/guests.staff.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { GuestForm } from './guest-form.tsx'
import { useReadGuestsAgain } from './use-guest.ts'

/** Requests of a guest about personal data: everything as one file, and the deletion. */
export function GuestData({ guest: { id, name, email, hasAccount } }: { guest: StaffGuest }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  return (
    <DataRequests
      name={name || email}
      hint={t(
        'Please make sure first that the request comes from the guest, for example with a call to this number.',
      )}
      file={`/api/staff/guests/${id}/export`}
      hasAccount={hasAccount}
      remove={() => staffApi(deleteGuest, { params: { id } })}
      onRemoved={() => navigate('/guests', { replace: true })}
    />
  )
}

/** The same of somebody who is known by the e-mail address alone, whether or not the list shows them. */
export function EmailData({ email, onRemoved }: { email: string; onRemoved: () => void }) {
  const { t } = useI18n()
  return (
    <DataRequests
      name={email}
      hint={t(
        'Everything under {email} that belongs to no account: reservations, messages and orders of any age. Please answer to this address, so that nobody else gets the data.',
        { email },
      )}
      file={`/api/staff/guest-data/export?${new URLSearchParams({ email })}`}
      hasAccount={false}
      remove={() => staffApi(deleteGuestByEmail, { body: { email } })}
      onRemoved={onRemoved}
    />
  )
}

type DataRequestsProps = {
  name: string
  hint: string
  /** The address of the file. */
  file: string
  hasAccount: boolean
  remove: () => Promise<unknown>
  onRemoved: () => void | Promise<void>
}

function DataRequests({ name, hint, file, ...deletion }: DataRequestsProps) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={t('Requests about personal data')} hint={hint}>
      <div className="entry__actions">
        <a className="button button--secondary" href={file} download>
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
        title={t('Delete the data of {name}?', { name })}
        closeLabel={t('Close')}
        kind="small"
      >
        {isOpen && <DeletionForm {...deletion} onClose={() => setOpen(false)} />}
      </Dialog>
    </Card>
  )
}

type DeletionFormProps = Pick<DataRequestsProps, 'hasAccount' | 'remove' | 'onRemoved'> & {
  onClose: () => void
}

function DeletionForm({ hasAccount, remove, onRemoved, onClose }: DeletionFormProps) {
  const { t } = useI18n()
  const form = useForm()
  const readAgain = useReadGuestsAgain()

  async function send(): Promise<void> {
    if (!(await form.submit(remove))) return
    onClose()
    await onRemoved()
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
