import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import type { LeadMinutes } from '#domain/orders/expected-time.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { usualMinutes } from './usual-minutes.ts'

/** How long the kitchen and the way take now: as usual, and what a rush adds. */
export function useLeadMinutes(): LeadMinutes {
  const { preparation, delivery } = useRestaurant().minutes
  const { today } = useDesk()
  return { preparation: preparation + (today?.rush?.minutes ?? 0), delivery }
}

/** The choice of minutes that fits an order of this way now. */
export const useUsualMinutes = (deliverType: StaffOrderSummary['deliverType']): number =>
  usualMinutes(deliverType, useLeadMinutes())
