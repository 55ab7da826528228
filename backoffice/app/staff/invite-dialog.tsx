import { useState } from 'react'
import type { StaffRole } from '#contract/staff.ts'
import { inviteMember, type SentInvitation } from '#contract/staff-members.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { StaffForm } from './staff-form.tsx'
import { textOf } from './access-card.tsx'
import { CopyLink } from './copy-link.tsx'
import { MemberFields } from './member-fields.tsx'

type InviteDialogProps = { isOpen: boolean; onClose: () => void; onSent: () => void }

/** Invites somebody; afterwards the link is there to copy. */
export function InviteDialog({ isOpen, onClose, onSent }: InviteDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Invite somebody')} closeLabel={t('Close')} kind="small">
      {isOpen && <InviteForm onClose={onClose} onSent={onSent} />}
    </Dialog>
  )
}

function InviteForm({ onClose, onSent }: Omit<InviteDialogProps, 'isOpen'>) {
  const { t } = useI18n()
  const form = useForm()
  const [role, setRole] = useState<StaffRole>('counter')
  const [branchIds, setBranchIds] = useState<string[] | null>(null)
  const [sent, setSent] = useState<SentInvitation>()

  async function invite(email: string): Promise<void> {
    const done = await form.submit(() => staffApi(inviteMember, { body: { email, role, branchIds } }))
    if (!done) return
    setSent(done.answer)
    onSent()
  }

  if (sent) return <CopyLink sent={sent} onClose={onClose} />
  return (
    <StaffForm failure={form.failure} onSubmit={(fields) => void invite(textOf(fields, 'email'))}>
      <TextField
        label={t('E-mail')}
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={form.issue('email')}
        required
      />
      <MemberFields
        form={form}
        role={role}
        onRole={setRole}
        branchIds={branchIds}
        onBranchIds={setBranchIds}
      />
      <Button type="submit" size="large" busy={form.isBusy}>
        {t('Send the invitation')}
      </Button>
    </StaffForm>
  )
}
