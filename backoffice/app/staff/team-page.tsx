import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import {
  listInvitations,
  listMembers,
  type SentInvitation,
  type TeamMember,
} from '#contract/staff-members.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { CopyLink } from './copy-link.tsx'
import { EditMemberDialog } from './edit-member-dialog.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { SecondFactorRoles } from './second-factor-roles.tsx'
import { useFailureText } from './use-failure-text.ts'
import { failureKindOf } from '../http/failure-kind.ts'

/** Everybody who works here, and who is invited to. */
export function TeamPage() {
  const { t } = useI18n()
  const failureText = useFailureText()
  const client = useQueryClient()
  const members = useQuery({ queryKey: ['members'], queryFn: () => staffApi(listMembers, {}) })
  const invitations = useQuery({ queryKey: ['invitations'], queryFn: () => staffApi(listInvitations, {}) })
  const [isInviting, setInviting] = useState(false)
  const [edited, setEdited] = useState<TeamMember>()
  const [renewed, setRenewed] = useState<SentInvitation>()
  const readAgain = () =>
    void Promise.all([
      client.invalidateQueries({ queryKey: ['members'] }),
      client.invalidateQueries({ queryKey: ['invitations'] }),
    ])

  return (
    <div className="list-page">
      <div className="list-page__head">
        <h1>{t('Team')}</h1>
        <Button className="list-page__action" onClick={() => setInviting(true)}>
          <UserPlus size={20} aria-hidden="true" />
          {t('Invite')}
        </Button>
      </div>
      {members.error && (
        <p className="sign-in__alert" role="alert">
          {failureText(failureKindOf(members.error))}
        </p>
      )}
      {members.isPending && <p role="status">{t('Loading …')}</p>}
      {members.data && (
        <ul className="rows" aria-label={t('Team')}>
          {members.data.map((member) => (
            <MemberRow key={member.id} member={member} onEdit={() => setEdited(member)} />
          ))}
        </ul>
      )}
      {invitations.data && invitations.data.length > 0 && (
        <section className="list-page__section">
          <h2>{t('Open invitations')}</h2>
          <ul className="rows">
            {invitations.data.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onRenewed={(sent) => {
                  setRenewed(sent)
                  readAgain()
                }}
                onRevoked={readAgain}
              />
            ))}
          </ul>
        </section>
      )}
      <SecondFactorRoles />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} onSent={readAgain} />
      <EditMemberDialog member={edited} onClose={() => setEdited(undefined)} onChanged={readAgain} />
      <Dialog
        open={renewed !== undefined}
        onClose={() => setRenewed(undefined)}
        title={t('New link')}
        closeLabel={t('Close')}
        kind="small"
      >
        {renewed && <CopyLink sent={renewed} onClose={() => setRenewed(undefined)} />}
      </Dialog>
    </div>
  )
}
