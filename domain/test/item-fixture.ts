import type { ExtraPick, MenuItem, OptionPick, ProductItem, SlotPick } from '#contract/cart.ts'

/** A product line in short. */
export const productItem = (productId: string, more: Partial<ProductItem> = {}): ProductItem => ({
  kind: 'productItem',
  productId,
  extraIds: [],
  optionIds: [],
  qty: 1,
  ...more,
})

export const menuItem = (menuId: string, items: SlotPick[], qty = 1): MenuItem => ({
  kind: 'menuItem',
  menuId,
  items,
  qty,
})

export const slotPick = (slotId: string, productId: string, more: Partial<SlotPick> = {}): SlotPick => ({
  slotId,
  productId,
  extraIds: [],
  optionIds: [],
  ...more,
})

export const chosenExtra = (extraId: string): ExtraPick => ({ extraId, selected: true })

export const ketchup: OptionPick = { variantId: 'sauce', value: 'ketchup' }

/** The burger served with fries and cola through its child menu. */
export const burgerAsMenu: OptionPick = {
  variantId: 'serving',
  value: 'menu',
  menus: [{ optionId: 'menu', items: [slotPick('side', 'fries'), slotPick('drink', 'cola')] }],
}

/** What was chosen of one variant of several options. */
export const severalOf = (variantId: string, ...value: string[]): OptionPick => ({ variantId, value })

/** The bowl with rice and what else was chosen; two toppings are the least. */
export const bowlWith = (...optionIds: OptionPick[]): ProductItem =>
  productItem('bowl', {
    optionIds: optionIds.some(({ variantId }) => variantId === 'base')
      ? optionIds
      : [{ variantId: 'base', value: 'rice' }, ...optionIds],
  })

/** Burger, fries and cola as the lunch combo. */
export const lunch = (more: Partial<MenuItem> = {}): MenuItem => ({
  ...menuItem('lunch', [
    slotPick('main', 'burger', { optionIds: [ketchup] }),
    slotPick('side', 'fries'),
    slotPick('drink', 'cola'),
  ]),
  ...more,
})
