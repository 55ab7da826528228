import { LogOut, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { endMemberSessions } from '#contract/staff-access.ts'
import { changeMember, type TeamMember } from '#contract/staff-members.ts'
import { resetSecondFactor } from '#contract/staff-second-factor.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { changesOf } from './changes-of.ts'
import { StaffForm } from './staff-form.tsx'
import { useDesk } from '../restaurant/use-desk.ts'
import { Check, FieldIssue, MemberFields } from './member-fields.tsx'

type EditMemberDialogProps = {
  member: TeamMember | undefined
  onClose: () => void
  onChanged: () => void
}

/** Name, role, branches and access of a member. */
export function EditMemberDialog({ member, onClose, onChanged }: EditMemberDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      title={member?.name ?? ''}
      closeLabel={t('Close')}
      kind="small"
    >
      {member && <EditForm key={member.id} member={member} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  )
}

function EditForm({ member, onClose, onChanged }: EditMemberDialogProps & { member: TeamMember }) {
  const { t } = useI18n()
  const form = useForm()
  const own = useDesk().member.id
  const [wanted, setWanted] = useState(member)
  const change = (part: Partial<TeamMember>) => setWanted((before) => ({ ...before, ...part }))
  const params = { id: member.id }

  async function save(): Promise<void> {
    const body = changesOf(member, wanted)
    if (!(await form.submit(() => staffApi(changeMember, { params, body })))) return
    onChanged()
    onClose()
  }

  async function signOutEverywhere(): Promise<void> {
    if (await form.submit(() => staffApi(endMemberSessions, { params }))) {
      change({ lastUsedAt: null })
      onChanged()
    }
  }

  async function resetSecondStep(): Promise<void> {
    if (await form.submit(() => staffApi(resetSecondFactor, { params }))) {
      change({ hasSecondFactor: false })
      onChanged()
    }
  }

  return (
    <StaffForm failure={form.failure} onSubmit={() => void save()}>
      <p className="entry__time">{member.email}</p>
      <TextField
        label={t('Name')}
        value={wanted.name}
        error={form.issue('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <MemberFields
        form={form}
        role={wanted.role}
        onRole={(role) => change({ role })}
        branchIds={wanted.branchIds}
        onBranchIds={(branchIds) => change({ branchIds })}
      />
      <div>
        <Check isChecked={wanted.isActive} onChange={(isActive) => change({ isActive })}>
          {t('May sign in')}
        </Check>
        <FieldIssue text={form.issue('isActive')} />
      </div>
      <div className="entry__actions">
        <Button type="submit" busy={form.isBusy}>
          {t('Save')}
        </Button>
        {/* The own one asks for the password, among the own access. */}
        {wanted.hasSecondFactor && member.id !== own && (
          <Button look="secondary" onClick={() => void resetSecondStep()}>
            <ShieldOff size={20} aria-hidden="true" />
            {t('Remove the second step')}
          </Button>
        )}
        {wanted.lastUsedAt !== null && (
          <Button look="secondary" onClick={() => void signOutEverywhere()}>
            <LogOut size={20} aria-hidden="true" />
            {t('Sign out everywhere')}
          </Button>
        )}
      </div>
    </StaffForm>
  )
}
