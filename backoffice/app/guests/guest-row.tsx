import { Ban, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { StaffGuestSummary } from '#contract/guests.staff.ts'
import { useI18n } from '#ui/i18n.tsx'

/** One guest of the list: who, how often and for how much, and when the last time. */
export function GuestRow({ guest }: { guest: StaffGuestSummary }) {
  const { t, money, date } = useI18n()
  const { id, name, email, phone, hasAccount, lastOrderAt, orders, spent, points, isBlocked } = guest
  return (
    <li className="guest-row">
      <div className="row__main">
        <Link to={`/guests/${id}`}>{name || email || t('Deleted guest')}</Link>
        {name && <span className="row__more">{email}</span>}
        <span className="row__more">{phone}</span>
      </div>
      <span className="guest-row__marks">
        {isBlocked && <BlockedMark />}
        {hasAccount && <span className="row__mark">{t('Account')}</span>}
      </span>
      <span className="guest-row__number">
        {orders > 0 && <strong>{money(spent)}</strong>}
        <span className="row__more">
          {t('{count, plural, one {# order} other {# orders}}', { count: orders })}
        </span>
        {points > 0 && (
          <span className="row__more">{t('{amount} in points', { amount: money(points) })}</span>
        )}
      </span>
      <span className="row__more guest-row__last">
        {lastOrderAt && date(lastOrderAt, { dateStyle: 'medium' })}
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </li>
  )
}

/** Says in colour, shape and words that a guest is blocked. */
export function BlockedMark() {
  const { t } = useI18n()
  return (
    <span className="row__mark guest-blocked">
      <Ban size={16} aria-hidden="true" />
      {t('Blocked')}
    </span>
  )
}
