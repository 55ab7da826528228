import type { StaffOrderSummary } from '#contract/orders.staff.ts'

/** The minutes until an order is ready that the counter can choose with one touch. */
export const minuteChoices = [15, 20, 25, 30, 40, 50, 60] as const

/** The choice that fits an order best: how long the kitchen and the way usually take, or a little more. */
export function usualMinutes(
  deliverType: StaffOrderSummary['deliverType'],
  usual: { preparation: number; delivery: number },
): number {
  const wanted = usual.preparation + (deliverType === 'delivery' ? usual.delivery : 0)
  return minuteChoices.find((minutes) => minutes >= wanted) ?? wanted
}
