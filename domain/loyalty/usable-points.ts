import type { QuotePoints } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import { POINTS_MARGIN } from '../limits.ts'
import { cents, zero } from '../money.ts'

/**
 * What points may do for a cart (spec 5, ux.md G15): they pay up to the balance, and always leave one euro of the goods to
 * pay. They are blocked while the balance is as much as the goods cost or up to one euro more, and for goods of a euro or
 * less. `goods` is without delivery, deposit and tip (ux.md G12).
 */
export function usablePoints(balance: Cents, goods: Cents): QuotePoints {
  const left = balance - goods
  const most = Math.max(0, Math.min(balance, goods - POINTS_MARGIN))
  const blocked = balance > 0 && (most === 0 || (left >= 0 && left <= POINTS_MARGIN))
  return { balance, usable: blocked ? zero : cents(most), blocked }
}
