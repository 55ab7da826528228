import { Bike, Car, ShoppingBag, Utensils } from 'lucide-react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'

const icons = { delivery: Bike, takeaway: ShoppingBag, curbside: Car, table: Utensils }

/** An icon of the deliver type; its name stands beside it. */
export function DeliverTypeIcon({ type, size }: { type: StaffOrderSummary['deliverType']; size: number }) {
  const Icon = icons[type]
  return <Icon size={size} aria-hidden="true" />
}
