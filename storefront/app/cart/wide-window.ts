/** From here on a window has room for the cart beside the menu, as in cart-frame.css. */
export const WIDE_WINDOW = '(min-width: 1280px)'
