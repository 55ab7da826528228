import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { CartAnnouncer } from './cart-announcer.tsx'
import { CartContents } from './cart-contents.tsx'
import { useCart } from './cart-store.ts'
import { CartTotals } from './cart-totals.tsx'

/** The cart, opened above the page from its side (spec 2: side-cart panel). */
export function CartPanel() {
  const { t } = useI18n()
  const { cart, ready } = useCart()
  const { cart: isWanted, close } = useOverlay()
  return (
    <Dialog
      open={isWanted && ready}
      onClose={close}
      kind="panel"
      title={t('Cart')}
      closeLabel={t('Close')}
      footer={cart.lines.length > 0 && <CartTotals cart={cart} />}
    >
      <CartContents cart={cart} onLeave={close} />
      <CartAnnouncer />
    </Dialog>
  )
}
