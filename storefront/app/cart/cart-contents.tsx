import { useRef } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { AddOns } from './add-ons.tsx'
import { CartLines } from './cart-lines.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useMinimumOrder } from './use-minimum-order.ts'

/** What is in the cart, and what it may still need; the same beside the menu and in the drawer. `onLeave` uncovers the menu. */
export function CartContents({ cart, onLeave }: { cart: Cart; onLeave?: () => void }) {
  const minimum = useMinimumOrder(cart)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box}>
      <CartLines lines={cart.lines} />
      {cart.lines.length === 0 && <EmptyCart {...(onLeave && { onLeave })} />}
      {minimum && (
        <AddOns
          dishes={minimum.addOns}
          onAdd={() => box.current?.querySelector<HTMLElement>('.cart-lines')?.focus({ preventScroll: true })}
        />
      )}
    </div>
  )
}
