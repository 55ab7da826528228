import type { Generated, Selectable } from 'kysely'
import type { DeliverType } from '#contract/checkout.ts'
import type { OrderStatus } from '#contract/orders.ts'
import type { PaymentState } from '#contract/payments.ts'
import type { Actor } from '../actor.ts'
import type { Flag } from '../db/columns.ts'

export type OrderRow = Selectable<OrdersTables['orders']>

export type OrdersTables = {
  orders: {
    id: string
    code: string
    token_hash: string
    idempotency_key: string | null
    request_hash: string
    branch_id: string
    status: OrderStatus
    language: string
    source: string
    placed_at: string
    deliver_type: DeliverType
    deliver_at: 'now' | 'later'
    deliver_date: string | null
    name: string
    email: string
    phone: string
    area_id: string | null
    area_name: string | null
    address: string | null
    address_extras: string | null
    /** Millionths of a degree, where the place it goes to is exactly known. */
    lat_micro: number | null
    lng_micro: number | null
    notes: string | null
    min_age: number | null
    payment_method: string
    goods_cents: number
    deposit_cents: number
    /** The part of it that was paid for reusable containers (ux.md R-V1). */
    reusable_deposit_cents: number
    delivery_cents: number
    /** The part of it that was paid for goods below the minimum order. */
    surcharge_cents: number
    discount_cents: number
    tax_cents: number
    tip_cents: number
    total_cents: number
    /** The account that ordered. */
    user_id: string | null
    /**
     * Whose order it is: the account, or who ordered without one, by the e-mail address (api/guest-key.ts). Null for nobody
     * known, as at a table, and once the guest was pseudonymised.
     */
    guest_key: string | null
    table_id: string | null
    table_name: string | null
    issue_invoice: Flag
    /** How many minutes the guest of an order for now was told; null for one for later and of earlier versions. */
    lead_minutes: number | null
    /** The moment it is to be ready or delivered. */
    expected_at: string | null
    reject_reason: string | null
    /** Consecutive across all orders of the restaurant, without gaps (ux.md R-T4). */
    receipt_number: number | null
    /** The guest wants reusable packaging (ux.md R-V1). */
    wants_reusable: Flag
    /** When the guest was pseudonymised. */
    restricted_at: string | null
    /** When the guest was erased: the order is pseudonymised as soon as it is over, and belongs to nobody until then. */
    erased_at: Generated<string | null>
    /** When the unpaid order expired; an order that was never paid is never shown. */
    closed_at: string | null
    /** How far its payment has come; null for an order that is paid in person. */
    payment_state: PaymentState | null
    refunded_cents: number
    /** Placed by a member to try the shop: it counts in no figure and has no receipt number. */
    is_test: Generated<Flag>
  }
  /** The guest of a pseudonymised order: for the tax office alone (ux.md R-D6, R-T8). */
  restricted_guests: {
    order_id: string
    user_id: string | null
    name: string
    email: string
    phone: string
    address: string | null
    address_extras: string | null
    notes: string | null
    /** What the staff typed about the guest when the order was rejected or refunded, each on a line. */
    reasons: string | null
    keep_until: string
  }
  /** One row: the last receipt number given. */
  receipt_counter: { id: number; last: number }
  order_lines: {
    order_id: string
    position: number
    kind: 'productItem' | 'menuItem'
    product_id: string | null
    combo_id: string | null
    qty: number
    unit_price_cents: number
    price_cents: number
    deposit_cents: number
    min_age: number | null
    text_json: string
    kitchen_text_json: string
    item_json: string
  }
  order_taxes: {
    order_id: string
    position: number
    is_included: Flag
    name: string
    rate_basis_points: number
    gross_cents: number | null
    net_cents: number | null
    tax_cents: number
  }
  order_status_changes: {
    id: string
    order_id: string
    /** The same as `to_status` where the guest of an approved order was told another time. */
    from_status: OrderStatus | null
    to_status: OrderStatus
    changed_at: string
    actor: Actor['kind']
    /** The member of staff who made the change. */
    member_id: string | null
    /** The text for the guest. */
    minutes: number | null
    reason: string | null
  }
}
