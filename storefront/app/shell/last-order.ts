import type { Cents } from '#contract/primitives.ts'
import type { AgainOrder } from '../orders/again/find-again.ts'

/** An order that can be ordered again from the home page. */
export type LastOrder = AgainOrder & {
  names: readonly { name: string; qty: number }[]
  total: Cents
}
