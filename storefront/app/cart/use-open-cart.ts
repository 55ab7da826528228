import { useOpenOverlay } from '../stay-on-page.ts'

export const CART_ASIDE_ID = 'cart'

/** Leads to the cart: to the one beside the menu where it is in sight, else it opens above the page. */
export function useOpenCart(): () => void {
  const open = useOpenOverlay()
  return () => {
    const aside = document.getElementById(CART_ASIDE_ID)
    if (aside && aside.offsetParent !== null) aside.focus()
    else open('cart')
  }
}
