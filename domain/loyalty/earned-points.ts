import type { Cents } from '#contract/primitives.ts'
import { percentOf } from '../money.ts'

/** The points an order earns: a percent of its goods, rounded half up. `setting` is LOYALTY_EARN_PERCENT as it is stored. */
export function earnedPoints(goods: Cents, setting: string): Cents {
  const percent = Number(setting.trim().replace(',', '.'))
  return percentOf(goods, percent > 0 ? Math.min(percent, 100) : 0)
}
