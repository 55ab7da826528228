import { CalendarDays, ChefHat, Mail, MessagesSquare } from 'lucide-react'
import { NavLink } from 'react-router'
import type { StaffRole } from '#contract/staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { useI18n } from '#ui/i18n.tsx'

/** The screens of the desk; at the bottom of a phone, where the thumb is. Whoever has only the orders needs none. */
export function DeskNav({ role, waiting }: { role: StaffRole; waiting: number }) {
  const { t } = useI18n()
  const screens = [
    { needs: 'orders.read', to: '/', name: t('Orders'), Icon: ChefHat, count: waiting },
    {
      needs: 'reservations.read',
      to: '/reservations',
      name: t('Reservations'),
      Icon: CalendarDays,
      count: 0,
    },
    { needs: 'messages.read', to: '/messages', name: t('Messages'), Icon: MessagesSquare, count: 0 },
    { needs: 'mails.read', to: '/mails', name: t('Mails'), Icon: Mail, count: 0 },
  ] as const
  const shown = screens.filter(({ needs }) => hasPermission(role, needs))
  if (shown.length < 2) return null
  return (
    <nav className="desk-nav" aria-label={t('Screens')}>
      <ul>
        {shown.map(({ to, name, Icon, count }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'} className="desk-nav__link">
              <Icon size={24} aria-hidden="true" />
              <span>{name}</span>
              {count > 0 && (
                <span className="desk-nav__count">
                  {count}
                  <span className="visually-hidden"> {t('waiting')}</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
