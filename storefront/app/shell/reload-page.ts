import { takeCartAlong } from '../cart/cart-store.ts'

/** Loads this page anew without the guest having left it: what is in the cart stays, also where no cart is kept. */
export function reloadPage(): void {
  takeCartAlong()
  location.reload()
}
