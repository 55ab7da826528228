import type { CartItem } from '#contract/cart.ts'
import type { Cents } from '#contract/primitives.ts'
import type { PriceCheck, PriceCheckCart } from '#contract/publishing.staff.ts'
import { checkItem } from '../menu/check-item.ts'
import { discountPrice } from '../menu/combo.ts'
import { lineDeposit, linePrice } from '../menu/line-price.ts'
import type { MenuSnapshot } from '../menu/menu-snapshot.ts'
import { add, cents, subtract, sum } from '../money.ts'

/** A cart of an earlier order, without the person. */
export type EarlierCart = {
  items: readonly CartItem[]
  /** The goods that its area asks for at least; null where nothing is delivered. */
  minimumOrder: Cents | null
}

/** Carts that are shown one by one; all are counted. */
const MOST_SHOWN = 100

/**
 * What drafts do to earlier carts: each is priced under the menu of today and under the drafted one by the rules that
 * price every cart. A cart that could not be ordered today either is left out.
 */
export function priceCheck(
  menus: { published: MenuSnapshot; drafted: MenuSnapshot },
  earlier: readonly EarlierCart[],
): Omit<PriceCheck, 'broken'> {
  const carts = earlier.flatMap((cart) => compareCart(menus, cart) ?? [])
  const changed = carts.filter((one) => one.difference !== 0 || one.problems.length > 0 || one.isBelowMinimum)
  const differences = Map.groupBy(
    carts.filter(({ problems }) => problems.length === 0),
    ({ difference }) => difference,
  )
  return {
    carts: carts.length,
    unchanged: carts.length - changed.length,
    differences: [...differences]
      .filter(([difference]) => difference !== 0)
      .map(([difference, those]) => ({ difference, carts: those.length }))
      .sort((a, b) => b.carts - a.carts || b.difference - a.difference),
    notOrderable: carts.filter(({ problems }) => problems.length > 0).length,
    belowMinimum: carts.filter(({ isBelowMinimum }) => isBelowMinimum).length,
    changed: changed.slice(0, MOST_SHOWN),
    dearCombos: dearCombos(menus.drafted),
  }
}

type Menus = Parameters<typeof priceCheck>[0]

function compareCart(
  { published, drafted }: Menus,
  { items, minimumOrder }: EarlierCart,
): PriceCheckCart | undefined {
  if (items.some((item) => checkItem(published, item).length > 0)) return undefined
  const lines = items.map((item) => {
    const problems = checkItem(drafted, item).map(({ message }) => message)
    return {
      name: nameOf(published, item),
      quantity: item.qty,
      before: priceOf(published, item),
      after: problems.length === 0 ? priceOf(drafted, item) : null,
      problems,
    }
  })
  const before = sum(lines.map((line) => line.before))
  const after = sum(lines.flatMap((line) => line.after ?? []))
  const goods = (menu: MenuSnapshot) => sum(items.map((item) => linePrice(menu, item)))
  const problems = [...new Set(lines.flatMap((line) => line.problems))]
  const isBelowMinimum =
    problems.length === 0 &&
    minimumOrder !== null &&
    goods(published) >= minimumOrder &&
    goods(drafted) < minimumOrder
  return {
    before,
    after,
    difference: problems.length === 0 ? subtract(after, before) : cents(0),
    isBelowMinimum,
    problems,
    lines: lines.map(({ problems: _said, ...line }) => line),
  }
}

const priceOf = (menu: MenuSnapshot, item: CartItem): Cents =>
  add(linePrice(menu, item), lineDeposit(menu, item))

function nameOf(menu: MenuSnapshot, item: CartItem): string {
  if (item.kind === 'menuItem') return menu.combos.get(item.menuId)?.name ?? ''
  const product = menu.products.get(item.productId)
  const size = product?.sizes.find(({ id }) => id === item.sizeId)?.name
  return [product?.name, size].filter(Boolean).join(' ')
}

/** Combos that cost more than their cheapest parts bought singly. */
const dearCombos = ({ combos }: MenuSnapshot): PriceCheck['dearCombos'] =>
  [...combos.values()].flatMap(({ id, name, price, discount, singlePrice }) => {
    const pays = discountPrice(price, discount)
    return pays > singlePrice ? [{ id, name, price: pays, singlePrice }] : []
  })
