import { Pencil, ShieldCheck } from 'lucide-react'
import type { TeamMember } from '#contract/staff-members.ts'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useRoleNames } from './use-role-names.ts'

/** One member: who, as what, and whether somebody is signed in. */
export function MemberRow({ member, onEdit }: { member: TeamMember; onEdit: () => void }) {
  const { t, date } = useI18n()
  const roles = useRoleNames()
  const { name, email, role, branchIds, isActive, hasSecondFactor, lastUsedAt } = member
  return (
    <li className={isActive ? 'row' : 'row row--off'}>
      <div className="row__main">
        <strong>{name}</strong>
        <span className="row__more">{email}</span>
      </div>
      <span className="row__mark">{roles[role]}</span>
      <span className="row__facts">
        {!isActive && t('Without access')}
        {branchIds !== null &&
          t('{count, plural, one {# branch} other {# branches}}', { count: branchIds.length })}
        {hasSecondFactor && (
          <span className="row__fact">
            <ShieldCheck size={18} aria-hidden="true" />
            {t('Second step')}
          </span>
        )}
        {lastUsedAt && (
          <span className="row__fact">
            {t('Last seen {date}', { date: date(lastUsedAt, { dateStyle: 'short', timeStyle: 'short' }) })}
          </span>
        )}
      </span>
      <IconButton
        label={t('Edit {name}', { name })}
        icon={<Pencil size={20} aria-hidden="true" />}
        onClick={onEdit}
      />
    </li>
  )
}
