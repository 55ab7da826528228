import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#ui/button.tsx'
import { useWords } from '#ui/words.tsx'
import { isOn, type Shop } from '../shop.ts'
import { useShop } from '../use-shop.ts'
import { later } from '../later.ts'
import { OpenChip } from './open-chip.tsx'

const SideMenu = later(() => import('./side-menu.tsx').then((module) => module.SideMenu))

/** The bar on top of every page. `cart` is the button that opens the cart. */
export function SiteHeader({ cart }: { cart: ReactNode }) {
  const { t } = useWords()
  const shop = useShop()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <>
      <header className="site-header">
        <div className="site-header__inner">
          <IconButton
            label={t('Open menu')}
            aria-haspopup="dialog"
            icon={<Menu size={24} aria-hidden="true" />}
            onClick={() => setIsMenuOpen(true)}
          />
          <Link className="site-header__brand" to="/">
            <Brand shop={shop} />
          </Link>
          <OpenChip />
          <nav className="site-header__pages" aria-label={t('Pages')}>
            {shop.pages
              .filter(({ onHeader }) => onHeader)
              .map(({ slug, name }) => (
                <Link key={slug} to={`/pages/${slug}`}>
                  {name}
                </Link>
              ))}
          </nav>
          {cart}
        </div>
      </header>
      <SideMenu wanted={isMenuOpen} open={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </>
  )
}

/** A logo wider than this, in heights, carries the name in itself. */
const WIDE_LOGO = 1.5

function Brand({ shop }: { shop: Shop }) {
  const { settings, pictures } = shop
  const logo = isOn(shop, 'DISPLAY_BRAND_LOGO') ? pictures.LOGO : undefined
  if (!logo) return settings.SITE_TITLE
  const isWide = logo.width / logo.height > WIDE_LOGO
  return (
    <>
      <img
        src={isWide ? logo.url : logo.circle}
        alt={isWide ? settings.SITE_TITLE : ''}
        height="40"
        {...(isWide ? {} : { width: 40 })}
      />
      {!isWide && <span>{settings.SITE_TITLE}</span>}
    </>
  )
}
