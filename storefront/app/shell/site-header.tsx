import { Menu, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { isOn, type Shop } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { switchLanguage } from './keep-language.ts'
import { OpenChip } from './open-chip.tsx'
import { WayIsland } from './way-island.tsx'

const SideMenu = lazyOnInteraction(() => import('./side-menu.tsx').then((module) => module.SideMenu))
const AccountMenu = lazyOnInteraction(() => import('./account-menu.tsx').then((module) => module.AccountMenu))

/** The bar on top of every page (spec 2). `cart` is the button that opens the cart. Its links are plain ones. */
export function SiteHeader({ cart }: { cart: ReactNode }) {
  const { t, language } = useI18n()
  const shop = useShop()
  const [open, setOpen] = useState<'menu' | 'account'>()
  return (
    <>
      <header className="site-header" data-plain-links>
        <div className="site-header__inner">
          <IconButton
            label={t('Open menu')}
            aria-haspopup="dialog"
            icon={<Menu size={24} aria-hidden="true" />}
            onClick={() => setOpen('menu')}
          />
          <Link className="site-header__brand" to="/">
            <Brand shop={shop} />
          </Link>
          <WayIsland />
          <OpenChip />
          <nav className="site-header__pages" aria-label={t('Pages')}>
            {isOn(shop, 'RESERVATION_ENABLED') && <a href="/?reservation=1">{t('Reservation')}</a>}
            {shop.pages
              .filter(({ onHeader }) => onHeader)
              .map(({ slug, name }) => (
                <a key={slug} href={`/pages/${slug}`}>
                  {name}
                </a>
              ))}
          </nav>
          {shop.languages.length > 1 && (
            <nav className="site-header__languages" aria-label={t('Language')}>
              {shop.languages.map(({ code, name }) => (
                <a
                  key={code}
                  href={`?lang=${code}`}
                  hrefLang={code}
                  aria-label={`${code.toUpperCase()} – ${name}`}
                  aria-current={code === language ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    switchLanguage(code)
                  }}
                >
                  {code}
                </a>
              ))}
            </nav>
          )}
          <div className="site-header__account">
            <IconButton
              label={t('My account')}
              aria-expanded={open === 'account'}
              icon={<UserRound size={22} aria-hidden="true" />}
              onClick={() => setOpen(open === 'account' ? undefined : 'account')}
            />
            <AccountMenu
              wanted={open === 'account'}
              open={open === 'account'}
              onClose={() => setOpen((now) => (now === 'account' ? undefined : now))}
            />
          </div>
          {cart}
        </div>
      </header>
      <SideMenu wanted={open === 'menu'} open={open === 'menu'} onClose={() => setOpen(undefined)} />
    </>
  )
}

/** A logo wider than this, in heights, carries the name in itself. */
const WIDE_LOGO = 1.5

function Brand({ shop }: { shop: Shop }) {
  const { settings, pictures } = shop
  const logo = isOn(shop, 'DISPLAY_BRAND_LOGO') ? pictures.LOGO : undefined
  if (!logo) return settings.SITE_TITLE
  // The shape of a logo given by its address is unknown, so it is shown whole.
  const isWide = logo.height === 0 || logo.width / logo.height > WIDE_LOGO
  if (isWide) return <img src={logo.url} alt={settings.SITE_TITLE} height="36" />
  return (
    <>
      <span className="site-header__logo">
        <img src={logo.circle} alt="" width="36" height="36" loading="lazy" fetchPriority="low" />
      </span>
      <span className="site-header__name">{settings.SITE_TITLE}</span>
    </>
  )
}
