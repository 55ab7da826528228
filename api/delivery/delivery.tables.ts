import type { Flag } from '../db/columns.ts'

export type DeliveryTables = {
  areas: {
    id: string
    name: string
    zipcode: string
    minimum_order_cents: number
    delivery_price_cents: number
    free_delivery_threshold_cents: number
    position: number
    /** Without a branch it is served by every branch that has no areas of its own. */
    branch_id: string | null
  }
  /** One row for each user with addresses; whoever changes them holds it. */
  address_books: { user_id: string; changes: number }
  addresses: {
    id: string
    user_id: string
    name: string
    address: string
    extras: string | null
    area_id: string | null
    /** Counts up; the newest address has the highest. */
    position: number
    is_default: Flag
    created_at: string
  }
}
