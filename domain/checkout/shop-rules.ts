import type { DeliverType } from '#contract/checkout.ts'
import type { LeadMinutes } from '../hours/lead-minutes.ts'
import type { ReusableRules } from './reusable-packaging.ts'

/** The settings that decide about an order, typed. */
export type ShopRules = ReusableRules & {
  /** IS_ACTIVE: the restaurant takes orders at all. */
  isActive: boolean
  allowDelivery: boolean
  allowTakeaway: boolean
  allowCurbside: boolean
  /** True for a table user (spec 4). */
  allowTable: boolean
  /** ALLOW_TIP is set and TIP_PERCENTS is not empty (spec 5). */
  allowTip: boolean
  pricesIncludeTax: boolean
  /** REQUIRE_ALLERGEN_INFO: nothing is sold without it (ux.md R-F1). */
  requireAllergenInfo: boolean
  /** ALLOW_ALCOHOL_DELIVERY: what has an age limit is brought to the door (ux.md R-F7). */
  allowAlcoholDelivery: boolean
  /** USES_NEW_ADDRESS_SYSTEM: guests say where they are, and the area follows. */
  usesNewAddresses: boolean
  /** SURCHARGE_BELOW_MINIMUM: what is missing to the minimum order may be paid. */
  surchargeBelowMinimum: boolean
  lead: LeadMinutes
  preorderDays: number
}

export function isDeliverTypeAllowed(rules: ShopRules, deliverType: DeliverType): boolean {
  const allowed: Record<DeliverType, boolean> = {
    delivery: rules.allowDelivery,
    takeaway: rules.allowTakeaway,
    curbside: rules.allowCurbside,
    table: rules.allowTable,
  }
  return allowed[deliverType]
}
