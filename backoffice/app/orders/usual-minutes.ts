import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { minuteChoices } from '#domain/orders/minute-choices.ts'

/** The choice that fits an order best: how long the kitchen and the way usually take, or a little more. */
export function usualMinutes(
  deliverType: StaffOrderSummary['deliverType'],
  usual: { preparation: number; delivery: number },
): number {
  const wanted = usual.preparation + (deliverType === 'delivery' ? usual.delivery : 0)
  return minuteChoices.find((minutes) => minutes >= wanted) ?? wanted
}
