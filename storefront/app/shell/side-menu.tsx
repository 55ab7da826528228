import { Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { useWords } from '#ui/words.tsx'
import { useShop } from '../use-shop.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { phoneLink } from './phone-link.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The panel behind the menu button: pages, phone, language and theme. Following a link closes it (spec 2). */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  const { settings, pages, languages } = useShop()
  const { pathname } = useLocation()
  const closed = useRef(onClose)
  closed.current = onClose
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    closed.current()
  }, [pathname])
  return (
    <Dialog open={open} onClose={onClose} kind="panel" title={settings.SITE_TITLE} closeLabel={t('Close')}>
      <div className="side-menu">
        <nav aria-label={t('Pages')}>
          <ul className="side-menu__pages">
            <li>
              <Link to="/" onClick={onClose}>
                {t('Order')}
              </Link>
            </li>
            {pages
              .filter(({ onHeader, onFooter }) => onHeader || onFooter)
              .map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={`/pages/${slug}`} onClick={onClose}>
                    {name}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        {settings.PHONE && (
          <a className="side-menu__phone" href={phoneLink(settings.PHONE)}>
            <Phone size={20} aria-hidden="true" />
            <bdi>{settings.PHONE}</bdi>
          </a>
        )}
        {languages.length > 1 && <LanguageSwitch />}
        <ThemeSwitch />
      </div>
    </Dialog>
  )
}
