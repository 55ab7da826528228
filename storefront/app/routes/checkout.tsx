import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listPaymentProviders, listTaxes } from '#contract/checkout.ts'
import { listAreas } from '#contract/delivery.ts'
import { flush, removeFromCart, replaceInCart, setTip, useCart } from '../cart/cart-store.ts'
import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.tsx'
import { houseContext } from '../house.ts'
import { type OrderingMatches, orderingTitle } from '../ordering-words.ts'
import { onlyForNewPage } from '../stay-on-page.ts'

/** What is the same for every guest; the cart and everything personal stay in the browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  const house = context.get(houseContext)
  const [areas, providers, taxes] = await Promise.all([
    house.call(listAreas, {}),
    house.call(listPaymentProviders, {}),
    house.call(listTaxes, {}),
  ])
  return { areas, providers, taxes }
}

export const shouldRevalidate = onlyForNewPage

export const meta: MetaFunction<typeof loader, OrderingMatches> = ({ matches }) => {
  const title = orderingTitle(matches, ({ t }) => t('Your checkout'))
  return title === undefined ? [] : [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function Checkout() {
  const data = useLoaderData<typeof loader>()
  const { cart, id, ready } = useCart()
  if (!ready) return <CheckoutSkeleton />
  return (
    <CheckoutPage
      data={data}
      cart={{
        id,
        lines: cart.lines,
        tip: cart.tip,
        setTip,
        remove: removeFromCart,
        see: (lineId, seen) => {
          const line = cart.lines.find((one) => one.id === lineId)
          if (line) replaceInCart(lineId, line.item, seen)
        },
        flush,
      }}
    />
  )
}
