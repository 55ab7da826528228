import type { CartItem } from '#contract/cart.ts'
import type { Product, Size, VatClass } from '#contract/menu.ts'
import type { Cents } from '#contract/primitives.ts'
import { add, shareByWeights, subtract, sum, times, zero } from '../money.ts'
import {
  chosenExtras,
  chosenOptions,
  chosenPicks,
  chosenSize,
  type Choices,
  type ChosenPick,
} from './chosen.ts'
import { discountPrice } from './combo.ts'
import type { MenuSnapshot } from './menu-snapshot.ts'

/** A share of a line by VAT class. `gross` is goods; the deposit stands apart and follows its drink (ux.md 3.7). */
export type PricePart = { vatClass: VatClass; gross: Cents; deposit: Cents }

/** What one piece costs: size, options and extras; of a combo its discounted price and all surcharges. No deposit. */
export function unitPrice(menu: MenuSnapshot, item: CartItem): Cents {
  if (item.kind === 'productItem') {
    const product = menu.products.get(item.productId)
    const size = product && chosenSize(product, item)
    return product ? add(size?.price ?? zero, surcharges(product, size, item, 0)) : zero
  }
  const combo = menu.combos.get(item.menuId)
  if (!combo) return zero
  return sum([
    discountPrice(combo.price, combo.discount),
    ...chosenPicks(combo, item.items).map(pickSurcharges),
  ])
}

export const linePrice = (menu: MenuSnapshot, item: CartItem): Cents => times(unitPrice(menu, item), item.qty)

/** The deposit of a whole line, that of drinks in slots included (ux.md R-P3). */
export const lineDeposit = (menu: MenuSnapshot, item: CartItem): Cents =>
  times(sum(unitParts(menu, item).map((part) => part.deposit)), item.qty)

/** The line price by VAT class; the parts add up to `linePrice` and `lineDeposit`. */
export const priceParts = (menu: MenuSnapshot, item: CartItem): PricePart[] =>
  unitParts(menu, item).map((part) => ({
    vatClass: part.vatClass,
    gross: times(part.gross, item.qty),
    deposit: times(part.deposit, item.qty),
  }))

/** The surcharge of one slot: options and extras at the slot's size, nested ones included. */
export const pickSurcharges = (pick: ChosenPick): Cents =>
  surcharges(pick.product, pick.size, pick.choices, pick.depth)

function surcharges(product: Product, size: Size | undefined, choices: Choices, depth: number): Cents {
  const extras = chosenExtras(product, choices, size).map(({ price }) => price)
  const options = chosenOptions(product, choices, depth).flatMap(({ price, child }) => [
    price,
    ...(child?.picks.map(pickSurcharges) ?? []),
  ])
  return sum([...extras, ...options])
}

function unitParts(menu: MenuSnapshot, item: CartItem): PricePart[] {
  if (item.kind === 'productItem') {
    const product = menu.products.get(item.productId)
    const size = product && chosenSize(product, item)
    return product ? productParts(product, size, item, 0, size?.price ?? zero) : []
  }
  const combo = menu.combos.get(item.menuId)
  if (!combo) return []
  const price = discountPrice(combo.price, combo.discount)
  const picks = chosenPicks(combo, item.items)
  if (picks.length === 0) return [{ vatClass: 'food', gross: price, deposit: zero }]
  return shareOut(price, picks)
}

/** One price for several products is split by their single prices (ux.md R-T2). */
function shareOut(price: Cents, picks: readonly ChosenPick[]): PricePart[] {
  const shares = shareByWeights(price, picks.map(singlePriceOf))
  return picks.flatMap((pick, index) =>
    productParts(pick.product, pick.size, pick.choices, pick.depth, shares[index] ?? zero),
  )
}

/**
 * `charged` is what is paid for the product itself. When an option opens a child menu, the product and the products of
 * that menu share one price, so it is split again.
 */
function productParts(
  product: Product,
  size: Size | undefined,
  choices: Choices,
  depth: number,
  charged: Cents,
): PricePart[] {
  const options = chosenOptions(product, choices, depth)
  const children = options.flatMap(({ price, child }) =>
    child && child.picks.length > 0 ? [{ price, child }] : [],
  )
  const picks = children.flatMap(({ child }) => child.picks)
  const menuPrice = sum(children.map(({ price }) => price))
  const nested = sum(picks.map(pickSurcharges))
  const own = subtract(surcharges(product, size, choices, depth), add(menuPrice, nested))
  const [share = charged, ...shares] = shareByWeights(add(charged, menuPrice), [
    size?.price ?? 0,
    ...picks.map(singlePriceOf),
  ])
  return [
    { vatClass: product.vatClass, gross: add(share, own), deposit: size?.deposit ?? zero },
    ...picks.flatMap((pick, index) =>
      productParts(pick.product, pick.size, pick.choices, pick.depth, shares[index] ?? zero),
    ),
  ]
}

const singlePriceOf = (pick: ChosenPick): number => pick.size?.price ?? 0
