import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import type { LeadMinutes } from '#domain/orders/expected-time.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { usualMinutes } from './usual-minutes.ts'

/** How long the kitchen and the way take now for an order: as usual, and what a rush at its branch adds. */
export function useLeadMinutes(): (order: Pick<StaffOrderSummary, 'branchId'>) => LeadMinutes {
  const { preparation, delivery } = useRestaurant().minutes
  const { branches } = useDesk().today
  return ({ branchId }) => {
    const today = branches.find((one) => one.branchId === branchId)
    return { preparation: preparation + (today?.rush?.minutes ?? 0), delivery }
  }
}

/** The choice of minutes that fits an order now. */
export const useUsualMinutes = (order: Pick<StaffOrderSummary, 'branchId' | 'deliverType'>): number =>
  usualMinutes(order.deliverType, useLeadMinutes()(order))
