import { type ReactNode, useEffect, useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { WIDE_WINDOW } from './wide-window.ts'

const CartColumn = lazyOnInteraction(() => import('./cart-column.tsx').then((module) => module.CartColumn))

/**
 * A page of the menu with the cart beside it in wide windows. The document says that it is empty, or keeps room for the lines
 * where this device has stored some; the browser puts the cart in its place.
 */
export function BesideCart({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const [isWide, setIsWide] = useState(false)
  // A window that is widened later loads it at the first move.
  useEffect(() => setIsWide(matchMedia(WIDE_WINDOW).matches), [])
  return (
    <div className="beside-cart">
      <div className="beside-cart__page">{children}</div>
      <aside className="cart-column" aria-labelledby="cart-column">
        <h2 className="cart-column__title" id="cart-column">
          {t('Cart')}
        </h2>
        <p className="cart-column__empty">{t('Nothing in here yet')}</p>
        <CartColumn wanted={isWide} />
      </aside>
    </div>
  )
}
