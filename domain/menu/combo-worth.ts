import type { ComboDocument } from '#contract/menu.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents, sum } from '../money.ts'
import { discountPrice } from './combo.ts'

type Slot = ComboDocument['slots'][number]
/** What a dish costs in a size; undefined when it is not sold in it. */
export type SinglePriceOf = (productId: string, sizeId: string) => Cents | undefined

export type Span = { least: Cents; most: Cents }
/** What a combo costs and what its parts cost bought singly, with the cheapest and with the dearest choices. */
export type ComboWorth = { pays: Cents; singly: Span; isDearer: boolean }

/** The prices of the dishes of a slot bought singly; undefined when none of them is sold in its size. */
export function slotWorth({ sizeId, products }: Pick<Slot, 'sizeId' | 'products'>, priceOf: SinglePriceOf) {
  const prices = products.flatMap((product) => priceOf(product, sizeId) ?? [])
  if (prices.length === 0) return undefined
  return { least: cents(Math.min(...prices)), most: cents(Math.max(...prices)) } satisfies Span
}

/**
 * Compares a combo with its parts; undefined while a slot has nothing to choose. One that costs more than its cheapest
 * parts would tax some of them above their single price (ux.md R-T2).
 */
export function comboWorth(
  { price, discount, slots }: Pick<ComboDocument, 'price' | 'discount' | 'slots'>,
  priceOf: SinglePriceOf,
): ComboWorth | undefined {
  const spans = slots.flatMap((slot) => slotWorth(slot, priceOf) ?? [])
  if (spans.length < slots.length) return undefined
  const pays = discountPrice(price, discount)
  const singly = { least: sum(spans.map(({ least }) => least)), most: sum(spans.map(({ most }) => most)) }
  return { pays, singly, isDearer: pays > singly.least }
}
