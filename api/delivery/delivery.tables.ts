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
    /** A `Shape` as JSON. */
    shape_json: string | null
    /** Metres around the restaurant. */
    radius_m: number | null
    /** A list of `{from, price}` in cents. */
    fee_steps_json: string | null
  }
  /** One row for each user with addresses; a transaction that changes them locks it. */
  address_books: { user_id: string; changes: number }
  addresses: {
    id: string
    user_id: string
    name: string
    address: string
    extras: string | null
    /** The area that the guest chose for it; an address with a place has none, its area follows from the place. */
    area_id: string | null
    zipcode: string | null
    city: string | null
    /** Millionths of a degree. */
    lat_micro: number | null
    lng_micro: number | null
    /** Whether the coordinates are more than an estimate. */
    is_exact: Flag
    /** Counts up; the newest address has the highest. */
    position: number
    is_default: Flag
    created_at: string
  }
}
