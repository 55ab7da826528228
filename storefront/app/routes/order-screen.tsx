import type { Order } from '#contract/orders.ts'
import { AgainButton } from '../orders/again/again-button.tsx'
import { OrderPage } from '../orders/order-page.tsx'
import { useAgainShop } from './use-again-shop.ts'

type OrderScreenProps = { order: Order; token: string; method: string; seenAt: number }

/** The page of an order with the parts of the shop that it needs, for guests and members alike. */
export function OrderScreen({ order, token, method, seenAt }: OrderScreenProps) {
  const shop = useAgainShop()
  return (
    <OrderPage
      key={token}
      loaded={{ order, seenAt }}
      token={token}
      method={method}
      again={<AgainButton code={order.code} load={() => Promise.resolve(order)} shop={shop} />}
    />
  )
}
