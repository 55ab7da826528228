import fc from 'fast-check'
import type { CartItem, SlotPick } from '#contract/cart.ts'
import type { Combo, Product } from '#contract/menu.ts'
import { childMenu, type Choices } from '../menu/chosen.ts'
import {
  initialMenuItem,
  initialProductItem,
  initialSlotPick,
  withChild,
  withExtra,
  withOption,
  withSize,
  withSlotPick,
} from '../menu/pick.ts'
import { combos, products } from './menu-fixture.ts'

/** Answers a whole number below `n`. */
type Draw = (n: number) => number

/** Items of the menu fixture as a guest can put them together in the dialog; all of them may be ordered. */
export const validItem: fc.Arbitrary<CartItem> = fc
  .tuple(fc.array(fc.nat(997), { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 6 }))
  .map(([numbers, qty]) => {
    let index = 0
    const draw: Draw = (n) => (numbers[index++ % numbers.length] ?? 0) % n
    const offers = [...combos, ...products.filter((product) => !product.soldOut)]
    const offer = offers[draw(offers.length)]
    if (!offer) throw new Error('the fixture offers something')
    return { ...('items' in offer ? comboItem(offer, draw) : productLine(offer, draw)), qty }
  })

function productLine(product: Product, draw: Draw): CartItem {
  const size = product.sizes[draw(product.sizes.length)]
  const item = withSize(product, initialProductItem(product), size?.id ?? '')
  return configured(product, item, size?.id, 0, draw)
}

function comboItem(combo: Combo, draw: Draw): CartItem {
  return picked(combo, initialMenuItem(combo), 0, draw)
}

function picked<T extends { items: SlotPick[] }>(combo: Combo, item: T, depth: number, draw: Draw): T {
  return combo.items.reduce((now, slot) => {
    const offered = slot.products.filter((product) => !product.soldOut)
    const product = offered[draw(offered.length)]
    if (!product) return now
    return withSlotPick(
      now,
      configured(product, initialSlotPick(slot, product, depth), slot.size.id, depth, draw),
    )
  }, item)
}

function configured<T extends Choices>(
  product: Product,
  choices: T,
  sizeId: string | undefined,
  depth: number,
  draw: Draw,
): T {
  const withExtras = product.extras.reduce((now, extra) => {
    const offered = extra.prices.some((price) => price.sizeId === sizeId)
    return offered && draw(2) === 1 ? withExtra(now, extra.id, true) : now
  }, choices)
  return product.variants.reduce((now, variant) => {
    const option = variant.options[draw(variant.options.length)]
    if (!option || (!variant.required && draw(2) === 0)) return now
    const chosen = withOption(product, now, variant.id, option.id, depth)
    const menu = childMenu(option, depth)
    const child = chosen.optionIds.find((pick) => pick.variantId === variant.id)?.menus?.[0]
    return menu && child ? withChild(chosen, variant.id, picked(menu, child, depth + 1, draw)) : chosen
  }, withExtras)
}
