import { lazy, Suspense, useCallback } from 'react'
import type { Order, OrderStatus } from '#contract/orders.ts'
import { isInTown } from '#ui/map/town-bounds.ts'
import { settlePaid } from '../cart/paid-cart.ts'
import { AgainButton } from '../orders/again/again-button.tsx'
import { OrderPage } from '../orders/order-page.tsx'
import type { OrderedAt } from '../orders/ordered-at.ts'
import { useAgainShop } from '../shell/use-again-shop.ts'
import { useBranch } from '../shop/use-branch.ts'

type OrderScreenProps = {
  order: Order
  token: string
  method: string
  hasTiles: boolean
  seenAt: number
  orderedAt: OrderedAt
}

const WayMap = lazy(async () => ({ default: (await import('../delivery/way-map.tsx')).WayMap }))

/** The page of an order with the parts of the shop that it needs, for guests and members alike. */
export function OrderScreen({ order, token, method, hasTiles, seenAt, orderedAt }: OrderScreenProps) {
  const shop = useAgainShop()
  const settle = useCallback((status: OrderStatus) => void settlePaid(token, status), [token])
  const { coordinates: restaurant } = useBranch(order)
  const { coordinates: goal } = order
  const canShow = goal && restaurant && (hasTiles || (isInTown(goal) && isInTown(restaurant)))
  return (
    <OrderPage
      key={token}
      loaded={{ order, seenAt }}
      token={token}
      method={method}
      orderedAt={orderedAt}
      onStatus={settle}
      renderAgain={(isSecond) => (
        <AgainButton code={order.code} isSecond={isSecond} load={() => Promise.resolve(order)} shop={shop} />
      )}
      map={
        canShow && (
          <Suspense>
            <WayMap restaurant={restaurant} goal={goal} />
          </Suspense>
        )
      }
    />
  )
}
