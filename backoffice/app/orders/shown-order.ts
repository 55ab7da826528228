import type { StaffOrder } from '#contract/orders.staff.ts'
import { type FailureKind, failureKindOf } from '../http/failure-kind.ts'

/** What may be over at the next reading; everything else says that the order is not to be shown. */
const PASSING: readonly FailureKind[] = ['offline', 'too-many', 'failed']

let shown: StaffOrder | undefined

/** Notes the order that a ticket shows. Returns what ends that. */
export function keepShown(order: StaffOrder): () => void {
  shown = order
  return () => void (shown = undefined)
}

/** Reads an order; while its ticket is open, a failure that may pass leaves the ticket as it is. */
export async function readShown(id: string, read: () => Promise<StaffOrder>): Promise<StaffOrder> {
  try {
    return await read()
  } catch (error) {
    if (shown?.id === id && PASSING.includes(failureKindOf(error))) return shown
    throw error
  }
}
