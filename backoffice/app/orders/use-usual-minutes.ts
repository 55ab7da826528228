import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { usualMinutes } from './usual-minutes.ts'

/** How long an order of this way takes now: as usual, and what a rush adds. */
export function useUsualMinutes(deliverType: StaffOrderSummary['deliverType']): number {
  const { preparation, delivery } = useRestaurant().minutes
  const { today } = useDesk()
  return usualMinutes(deliverType, { preparation: preparation + (today?.rush?.minutes ?? 0), delivery })
}
