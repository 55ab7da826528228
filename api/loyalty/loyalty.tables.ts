import type { Generated } from 'kysely'
import type { PointKind } from '#domain/loyalty/point-texts.ts'

export type LoyaltyTables = {
  /** The ledger: rows are only added. `position` counts the entries of a user from 1 without a gap. */
  point_entries: {
    id: string
    user_id: string
    position: number
    kind: PointKind
    amount_cents: number
    balance_after_cents: number
    order_id: string | null
    order_code: string | null
    /** Why a member of staff has corrected the balance; the guest reads it. */
    reason: string | null
    /** How often the order has held points, from 1: a payment may be tried again. */
    round: Generated<number>
    created_at: string
  }
}
