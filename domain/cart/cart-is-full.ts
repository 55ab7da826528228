/** Said when one more line would be too many; alone in its file, because the first page of the shop may have to say it. */
export const CART_IS_FULL = 'There are too many lines in the cart'
