import { useState } from 'react'
import {
  type Invitation,
  renewInvitation,
  revokeInvitation,
  type SentInvitation,
} from '#contract/staff-members.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { useSend } from '../http/use-send.ts'
import { useRoleNames } from './use-role-names.ts'

type InvitationRowProps = {
  invitation: Invitation
  onRenewed: (sent: SentInvitation) => void
  onRevoked: () => void
}

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation, onRenewed, onRevoked }: InvitationRowProps) {
  const { t, date } = useI18n()
  const roles = useRoleNames()
  const { isBusy, send } = useSend()
  const params = { id: invitation.id }
  const day = date(invitation.expiresAt, { dateStyle: 'medium' })
  const [now] = useState(Date.now)
  const isOver = Date.parse(invitation.expiresAt) <= now

  async function renew(): Promise<void> {
    const sent = await send(() => staffApi(renewInvitation, { params }))
    if (sent) onRenewed(sent)
  }

  async function revoke(): Promise<void> {
    if ((await send(() => staffApi(revokeInvitation, { params }))) === null) onRevoked()
  }

  return (
    <li className="row">
      <div className="row__main">
        <strong>{invitation.email}</strong>
        <span className="row__more">
          {isOver ? t('Expired on {date}', { date: day }) : t('Valid until {date}', { date: day })}
        </span>
      </div>
      <span className="row__mark">{roles[invitation.role]}</span>
      <span className="row__actions">
        <Button look="secondary" busy={isBusy} onClick={() => void renew()}>
          {t('New link')}
        </Button>
        <Button look="quiet" busy={isBusy} onClick={() => void revoke()}>
          {t('Take back')}
        </Button>
      </span>
    </li>
  )
}
