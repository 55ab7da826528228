import { LogOut, MapPin, ReceiptText, Sparkles, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { useAddressPlace } from './address-place.ts'
import { onSessionEnd } from './on-session-end.ts'
import { useSession } from './session.ts'
import { adopt } from './session-store.ts'

const isAt = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`)

/** Everything below /me: the pages of the account, and beside them the way between them. */
export function MeFrame({ user, children }: { user: User; children: ReactNode }) {
  const { t, money } = useI18n()
  const shop = useShop()
  const addresses = useAddressPlace()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // The loader has read the account; the session store publishes it to the rest of the page.
  useEffect(() => adopt(user), [user])
  // The guard in the browser: the guest signed out in another tab.
  useEffect(() => onSessionEnd(() => void navigate('/login', { replace: true })), [navigate])
  const link = (to: string, name: string, icon: ReactNode, more?: ReactNode) => (
    <li>
      <Link to={to} className="me__link" aria-current={isAt(pathname, to) ? 'page' : undefined}>
        {icon}
        <span>{name}</span>
        {more}
      </Link>
    </li>
  )
  const list = useRef<HTMLUListElement>(null)
  // On phones the way between the pages is a row that scrolls: where one is must be seen in it.
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]')
    if (row && current)
      row.scrollLeft += current.getBoundingClientRect().left - row.getBoundingClientRect().left - 16
  }, [pathname])
  return (
    <div className="me">
      <nav className="me__nav" aria-label={t('My account')}>
        <p className="me__name">
          {t('Hello, {name}', { name: (session.user ?? user).name.split(/\s+/)[0] ?? '' })}
        </p>
        <ul ref={list}>
          {link('/me/my-profile', t('My Profile'), <UserRound size={20} aria-hidden="true" />)}
          {link(addresses, t('My Addresses'), <MapPin size={20} aria-hidden="true" />)}
          {link('/me/my-orders', t('My Orders'), <ReceiptText size={20} aria-hidden="true" />)}
          {isOn(shop, 'LOYALTY_SYSTEM') &&
            link(
              '/me/my-transactions/transaction-history',
              t('My Points'),
              <Sparkles size={20} aria-hidden="true" />,
              <span className="me__points price">{money((session.user ?? user).profit)}</span>,
            )}
          <li>
            <button type="button" className="me__link" onClick={() => void session.signOut()}>
              <LogOut size={20} aria-hidden="true" />
              <span>{t('Logout')}</span>
            </button>
          </li>
        </ul>
      </nav>
      <div className="me__page">{children}</div>
    </div>
  )
}
