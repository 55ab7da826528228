import { type ReactNode, useSyncExternalStore } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { useCart } from './cart-store.ts'

/** From here on a window has room for the cart beside the menu, as in cart-frame.css. */
const WIDE = '(min-width: 1280px)'

const ColumnContents = lazyOnInteraction(() =>
  import('./column-contents.tsx').then((module) => module.ColumnContents),
)

/** A page of the menu with the cart beside it in wide windows. Its place is in the document, what is in it only here. */
export function BesideCart({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const { ready } = useCart()
  const { cart: isDrawerOpen } = useOverlay()
  const isWide = useSyncExternalStore(subscribe, matches, () => false)
  return (
    <div className="beside-cart">
      <div className="beside-cart__page">{children}</div>
      <aside className="cart-column" aria-labelledby="cart-column">
        <h2 className="cart-column__title" id="cart-column">
          {t('Cart')}
        </h2>
        {/* The open drawer shows the same cart; there is only one at a time. */}
        {isWide && !isDrawerOpen && <ColumnContents wanted={ready} />}
      </aside>
    </div>
  )
}

const matches = () => matchMedia(WIDE).matches

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
