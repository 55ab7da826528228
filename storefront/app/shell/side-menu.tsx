import { Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { isOn, type PageLink } from '../shop/shop.ts'
import { useOpenOverlay } from '../navigation/stay-on-page.ts'
import { useShop } from '../shop/use-shop.ts'
import { AccountLinks } from './account-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { menuPages } from './menu-pages.ts'
import { phoneLink } from '../shop/phone-link.ts'
import { socialLinks } from './social-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The panel behind the menu button. Following a link closes it and shows the new page from its top (spec 2). */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useI18n()
  const shop = useShop()
  const { settings, languages } = shop
  const openOverlay = useOpenOverlay()
  const { pathname } = useLocation()
  const closed = useRef(onClose)
  closed.current = onClose
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    closed.current()
  }, [pathname])
  const social = socialLinks(settings)
  const { onHeader, lawful } = menuPages(shop)
  return (
    <Dialog open={open} onClose={onClose} kind="drawer" title={settings.SITE_TITLE} closeLabel={t('Close')}>
      <div className="side-menu">
        <nav aria-label={t('Pages')}>
          <ul className="side-menu__pages">
            <li>
              <Link to="/" onClick={onClose}>
                {t('Order')}
              </Link>
            </li>
            {isOn(shop, 'RESERVATION_ENABLED') && (
              <li>
                <button
                  type="button"
                  onClick={() => {
                    onClose()
                    openOverlay('reservation')
                  }}
                >
                  {t('Reservation')}
                </button>
              </li>
            )}
            <li>
              <Link to="/contact" onClick={onClose}>
                {t('Contact')}
              </Link>
            </li>
          </ul>
        </nav>
        <nav className="side-menu__account" aria-label={t('My account')}>
          <AccountLinks onFollow={onClose} />
        </nav>
        <PageLinks label={t('More pages')} pages={onHeader} onFollow={onClose} />
        <PageLinks label={t('Legal')} pages={lawful} onFollow={onClose} />
        {languages.length > 1 && <LanguageSwitch />}
        <ThemeSwitch />
        {settings.PHONE && (
          <a className="side-menu__phone" href={phoneLink(settings.PHONE)}>
            <Phone size={20} aria-hidden="true" />
            <bdi>{settings.PHONE}</bdi>
          </a>
        )}
        {social.length > 0 && (
          <ul className="side-menu__more" aria-label={t('Follow us')}>
            {social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener noreferrer" target="_blank">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

type PageLinksProps = { label: string; pages: readonly PageLink[]; onFollow: () => void }

/** A list of static pages; nothing where there are none. */
function PageLinks({ label, pages, onFollow }: PageLinksProps) {
  if (pages.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="side-menu__more">
        {pages.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/pages/${slug}`} onClick={onFollow}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
