import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#ui/button.tsx'
import { isOn } from '../shop.ts'
import { useShop } from '../use-shop.ts'
import { useWords } from '../words.tsx'
import { OpenChip } from './open-chip.tsx'
import { SideMenu } from './side-menu.tsx'

/** The bar on top of every page. `cart` is the button that opens the cart. */
export function SiteHeader({ cart }: { cart: ReactNode }) {
  const { t } = useWords()
  const { settings, pages, pictures, ...shop } = useShop()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const logo = isOn({ settings, pages, pictures, ...shop }, 'DISPLAY_BRAND_LOGO') ? pictures.LOGO : undefined
  return (
    <header className="site-header">
      <div className="site-header__inner">
        <IconButton
          label={t('Open menu')}
          aria-haspopup="dialog"
          icon={<Menu size={24} aria-hidden="true" />}
          onClick={() => setIsMenuOpen(true)}
        />
        <Link className="site-header__brand" to="/">
          {logo ? (
            <img src={logo.url} alt={settings.SITE_TITLE} height="44" />
          ) : (
            settings.SITE_TITLE
          )}
        </Link>
        <OpenChip />
        <nav className="site-header__pages" aria-label={t('Pages')}>
          {pages
            .filter(({ onHeader }) => onHeader)
            .map(({ slug, name }) => (
              <Link key={slug} to={`/pages/${slug}`}>
                {name}
              </Link>
            ))}
        </nav>
        {cart}
      </div>
      <SideMenu open={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </header>
  )
}
