import fc from 'fast-check'
import type { CartItem, SlotPick } from '#contract/cart.ts'
import type { Combo, Product, Variant } from '#contract/menu.ts'
import { askedVariants, limitsOf, mostOf } from '../menu/choice-limits.ts'
import { childMenu, type Choices } from '../menu/chosen.ts'
import { valuesOf } from '../menu/option-values.ts'
import {
  initialMenuItem,
  initialProductItem,
  initialSlotPick,
  withChild,
  withExtra,
  withOptionCount,
  withoutOption,
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
    if (!askedVariants(product.variants, now.optionIds).includes(variant)) return now
    return answered(product, now, variant, depth, draw)
  }, withExtras)
}

/** Options are added one by one until the variant has as many as it needs, and sometimes more. */
function answered<T extends Choices>(
  product: Product,
  choices: T,
  variant: Variant,
  depth: number,
  draw: Draw,
): T {
  const { min, max } = limitsOf(variant)
  const wanted = min + draw(max - min + 1)
  const start = variant.type === 'select' ? choices : withoutOption(product, choices, variant.id, depth)
  const chosen = Array.from({ length: wanted }).reduce<T>((now) => {
    const values = valuesIn(now, variant)
    const open = variant.options.filter(
      (option) =>
        variant.type === 'select' || values.filter((id) => id === option.id).length < mostOf(variant, option),
    )
    const option = open[draw(open.length)]
    const count = values.filter((id) => id === option?.id).length + 1
    return option ? withOptionCount(product, now, variant.id, option.id, count, depth) : now
  }, start)
  return variant.options.reduce((now, option) => {
    const menu = childMenu(option, depth)
    const child = now.optionIds
      .find((pick) => pick.variantId === variant.id)
      ?.menus?.find(({ optionId }) => optionId === option.id)
    return menu && child ? withChild(now, variant.id, picked(menu, child, depth + 1, draw)) : now
  }, chosen)
}

function valuesIn(choices: Choices, { id }: Variant): string[] {
  const pick = choices.optionIds.find((one) => one.variantId === id)
  return pick ? valuesOf(pick) : []
}
