import type { Content } from '#contract/menu.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents, roundHalfUp } from '../money.ts'

/** A price per litre or kilogram, deposit not included (ux.md R-P2). */
export type ContentPrice = { price: Cents; unit: 'l' | 'kg' }

const whole = {
  l: { unit: 'l', parts: 1 },
  ml: { unit: 'l', parts: 1000 },
  kg: { unit: 'kg', parts: 1 },
  g: { unit: 'kg', parts: 1000 },
} as const

/** The price of 1 l or 1 kg of something that costs `price` and holds `content`. */
export function contentPrice(price: Cents, content: Content): ContentPrice {
  const { unit, parts } = whole[content.unit]
  return { price: cents(roundHalfUp((price * parts) / content.value)), unit }
}

/** Whether two sizes hold the same: 330 ml are 0.33 l. */
export function holdsSame(one: Content, other: Content): boolean {
  const [a, b] = [whole[one.unit], whole[other.unit]]
  return a.unit === b.unit && one.value / a.parts === other.value / b.parts
}
