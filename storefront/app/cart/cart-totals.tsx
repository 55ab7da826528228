import { Link } from 'react-router'
import type { Cart } from '#domain/cart/cart.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useCheckoutGate } from '../ordering/checkout-gate.tsx'
import { WayChip } from '../location/way-chip.tsx'
import { PackagingNote } from '../shop/packaging-note.tsx'
import { cartSums } from './cart-sum.ts'
import { useCurrentCart } from './current-lines.ts'
import { MinimumLine } from './minimum-line.tsx'
import { useDeliverType } from './use-deliver-type.ts'
import { useMinimumOrder } from './use-minimum-order.ts'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'

/** What the cart costs, without delivery where it is delivered, and the way to the checkout (spec 2, ux.md 1.6, R-P1). */
export function CartTotals({ cart }: { cart: Cart }) {
  const { t, money } = useI18n()
  const shop = useShop()
  const { goods, deposit, tax, total } = cartSums(useCurrentCart(cart), shop.taxes)
  const minimum = useMinimumOrder(cart)
  const deliverType = useDeliverType()
  return (
    <div className="cart-totals">
      {deliverType !== 'table' && <WayChip />}
      {minimum && <MinimumLine minimum={minimum} />}
      <dl className="cart-totals__rows">
        {(deposit > 0 || tax > 0) && <Row label={t('Subtotal')} amount={money(goods)} />}
        {deposit > 0 && <Row label={t('Deposit')} amount={money(deposit)} />}
        {tax > 0 && (
          <Row label={(shop.taxes ?? []).map(({ name }) => name).join(' + ')} amount={money(tax)} />
        )}
        <Row
          label={deliverType === 'delivery' ? t('Total without delivery') : t('Total')}
          amount={money(total)}
          isTotal
        />
      </dl>
      <PriceNote isDelivery={deliverType === 'delivery'} />
      <PackagingNote className="cart-totals__note" />
      <Link className="button button--primary button--large" to="/checkout" onClick={useCheckoutGate()}>
        {t('Checkout')}
      </Link>
    </div>
  )
}

function PriceNote({ isDelivery }: { isDelivery: boolean }) {
  const { t } = useI18n()
  const shop = useShop()
  const hasTax = isOn(shop, 'PRICES_INCLUDE_TAX')
  const costs = shop.legal.DELIVERY_PAYMENT_PAGE
  if (!isDelivery) return hasTax && <p className="cart-totals__note">{t('incl. VAT')}</p>
  return (
    <p className="cart-totals__note">
      {hasTax && `${t('incl. VAT')}, `}
      {costs ? <Link to={`/pages/${costs.slug}`}>{t('plus delivery costs')}</Link> : t('plus delivery costs')}
    </p>
  )
}

function Row({ label, amount, isTotal }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'cart-totals__row cart-totals__row--total' : 'cart-totals__row'}>
      <dt>{label}</dt>
      <dd className="price">{amount}</dd>
    </div>
  )
}
