import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents } from '../money.ts'
import { missingToMinimum } from './fee.ts'

/** What the minimum order depends on. */
export type MinimumOfArea = Pick<Area, 'minimumOrder'>

/**
 * How far goods are from the minimum order of some areas: `missing` to the lowest of them; `depends` where only some are
 * reached; or all are `reached`. Undefined where nothing has to be reached.
 */
export type MinimumOrder = {
  state: 'missing' | 'depends' | 'reached'
  missing: Cents
  from: Cents
  to: Cents
}

export function minimumOrderOf(areas: readonly MinimumOfArea[], goods: Cents): MinimumOrder | undefined {
  if (areas.every(({ minimumOrder }) => minimumOrder === 0)) return undefined
  const amounts = areas.map(({ minimumOrder }) => minimumOrder)
  const [from, to] = [cents(Math.min(...amounts)), cents(Math.max(...amounts))]
  const missing = missingToMinimum({ minimumOrder: from }, goods)
  return { state: missing > 0 ? 'missing' : goods < to ? 'depends' : 'reached', missing, from, to }
}
