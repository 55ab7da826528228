import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { listPaymentProviders, listTaxes } from '#contract/checkout.ts'
import { listAddresses, listAreas } from '#contract/delivery.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { listMyOrders } from '#contract/orders.ts'
import { listSettings } from '#contract/settings.public.ts'
import { emptyCart } from '#domain/cart/cart.ts'
import { whoIs } from '../account/guards.server.ts'
import { adopt, refresh } from '../account/session-store.ts'
import { requireBranch } from '../branches/require-branch.server.ts'
import { type CartState, flush, useCart } from '../cart/cart-store.ts'
import { removeFromCart, replaceInCart, setTip } from '../cart/change-cart.ts'
import { awaitPayment } from '../cart/paid-cart.ts'
import type { CheckoutCart } from '../checkout/checkout-cart.ts'
import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { lastForm } from '../checkout/last-form.ts'
import { serverContext } from '../shop/server-context.ts'
import { privateMeta } from '../i18n/private-meta.ts'
import type { PlaceChoiceProps } from '../location/place-choice-props.ts'
import { onlyForNewPage } from '../navigation/stay-on-page.ts'
import { storedTableId, useStoredTableId } from '../tables/stored-table.ts'
import { TableAgain } from '../tables/table-again.tsx'
import type { Crumbed } from '../shell/breadcrumbs.tsx'
import type { FirstFrame } from '../sheets/sheets.ts'

export { PageFailure as ErrorBoundary } from '../shell/page-failure.tsx'

/** What the shop offers, and who is here; the cart stays in the browser. Guests pass where they may order (spec 2). */
export async function loader({ context }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  requireBranch(server)
  const [user, settings, areas, providers, taxes, hours] = await Promise.all([
    whoIs(server),
    server.call(listSettings, {}),
    server.call(listAreas, {}),
    server.call(listPaymentProviders, {}),
    server.call(listTaxes, {}),
    server.call(getWorkingHours, {}),
  ])
  const mayGuests = settings.some(({ key, value }) => key === 'ALLOW_GUEST_CHECKOUT' && value !== '')
  if (!user && !mayGuests) throw redirect('/login?return=/checkout')
  const [addresses, lastOrders] =
    user && !user.table
      ? await Promise.all([
          server.mine(listAddresses, {}),
          server.mine(listMyOrders, { query: { limit: 1 } }),
        ])
      : [[], undefined]
  const order = lastOrders?.data[0]
  const last = order && lastForm(order, addresses)
  return { user, addresses, last, areas, providers, taxes, isClosed: !hours.meta.isOpenNow }
}

export const shouldRevalidate = onlyForNewPage

export const handle = {
  firstFrame: 'checkout',
  crumb: ({ t }) => t('Your checkout'),
} satisfies FirstFrame & Crumbed
export const meta: MetaFunction = ({ matches }) => privateMeta(matches, ({ t }) => t('Your checkout'))

// Only shops with the new address system fetch it.
const LazyChoice = lazy(async () => ({
  default: (await import('../delivery/place-choice.tsx')).PlaceChoice,
}))
const PlaceChoice = (props: PlaceChoiceProps) => (
  <Suspense fallback={<div className="radio-card radio-card--ghost radio-card--place" />}>
    <LazyChoice {...props} />
  </Suspense>
)

/** The cart as the checkout needs it. */
function useCheckoutCart({ cart, id, ready }: CartState, isMember: boolean): CheckoutCart {
  // A store renders its readers in one task; the page with the stored cart is rendered in several.
  const isReady = useDeferredValue(ready)
  const shown = isReady ? cart : emptyCart
  const shownId = isReady ? id : ''
  return useMemo(
    () => ({
      isReady,
      id: shownId,
      lines: shown.lines,
      tip: shown.tip,
      setTip,
      remove: removeFromCart,
      see: (lineId, seen) => {
        const line = shown.lines.find((one) => one.id === lineId)
        if (line) replaceInCart(lineId, line.item, seen)
      },
      awaitPayment,
      flush: () => {
        flush()
        // The order may have taken points from the balance.
        if (isMember) void refresh()
      },
    }),
    [isReady, shownId, shown, isMember],
  )
}

export default function Checkout() {
  const data = useLoaderData<typeof loader>()
  const live = useCart()
  const stored = useStoredTableId()
  // An order flushes the stored table while this page still stands.
  const [atFirst] = useState(storedTableId)
  const { user } = data
  // The loader has read who is here, which the browser may have forgotten.
  useEffect(() => {
    if (user) adopt(user)
  }, [user])
  const table = user?.table
  const cart = useCheckoutCart(live, user !== null && !table)
  if (live.ready && table && table.id !== stored && table.id !== atFirst) return <TableAgain table={table} />
  return <CheckoutPage data={data} PlaceChoice={PlaceChoice} cart={cart} />
}
