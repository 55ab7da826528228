import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import type { LeadMinutes } from '#domain/hours/lead-minutes.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import { usualMinutes } from './usual-minutes.ts'

/** What a restaurant has that sets nothing, until it is known what this one has set. */
const AT_FIRST: LeadMinutes = { preparation: 20, delivery: 20 }

/** How long the kitchen and the way take now for an order: as usual at its branch, and what a rush there adds. */
export function useLeadMinutes(): (order: Pick<StaffOrderSummary, 'branchId'>) => LeadMinutes {
  const { branches, leadMinutes } = useDesk().today
  return ({ branchId }) => {
    const of = (id: string | null) => leadMinutes.find((one) => one.branchId === id)
    const { preparation, delivery } = of(branchId) ?? of(null) ?? AT_FIRST
    const today = branches.find((one) => one.branchId === branchId)
    return { preparation: preparation + (today?.rush?.minutes ?? 0), delivery }
  }
}

/** The choice of minutes that fits an order now. */
export const useUsualMinutes = (order: Pick<StaffOrderSummary, 'branchId' | 'deliverType'>): number =>
  usualMinutes(order.deliverType, useLeadMinutes()(order))
