import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { usualMinutes } from './usual-minutes.ts'

/** How long an order of this way usually takes now. */
export function useUsualMinutes(deliverType: StaffOrderSummary['deliverType']): number {
  return usualMinutes(deliverType, useRestaurant().minutes)
}
