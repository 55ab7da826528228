import type { QuoteRequest, Tax } from '#contract/checkout.ts'
import type { Area, AreaOutline } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import type { Where } from '../delivery/areas-at.ts'
import type { DayPlan } from '../hours/day-plan.ts'
import type { Words } from '../menu/availability-words.ts'
import type { MenuSnapshot } from '../menu/menu-snapshot.ts'
import type { ShopRules } from './shop-rules.ts'

/** What a quote is computed from: what the guest asks for, and what the shop has stored. */
export type QuoteInput = QuoteRequest & {
  menu: MenuSnapshot
  settings: ShopRules
  areas: readonly Area[]
  /** Where the areas lie. */
  outlines: readonly AreaOutline[]
  taxes: readonly Tax[]
  week: DayPlan
  zone: string
  /** The language of the caller, for what a message fills in. */
  words: Words
  /** The present instant. */
  now: string
  /** The account that is signed in; undefined for a guest. */
  userId?: string | undefined
  /** The caller's loyalty points, in cents; undefined for callers without an account (spec 5). */
  balance?: Cents | undefined
  /** The saved address that `addressId` names, or null when the caller has no such address. */
  savedAddress?: { areaId: string | null; where?: Where | undefined } | null | undefined
  /** Where a guest without a saved address is, or null for a place that is none. */
  where?: Where | null | undefined
}
