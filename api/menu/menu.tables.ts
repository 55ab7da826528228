import type { Generated } from 'kysely'
import type { VatClass } from '#contract/menu.ts'
import type { Flag } from '../db/columns.ts'

/** When something can be had: a list of rules (contract/availability.ts). */
type Limited = { availability_json: Generated<string> }

type Named = { id: string; name: string; translations_json: string }

/** A branch's overrides of a dish; a missing or null field is as in the shared menu. */
type BranchAvailability = { is_offered: Flag; is_sold_out: Flag | null }

export type MenuTables = {
  categories: Named &
    Limited & {
      slug: string
      description: string
      poster_json: string | null
      gallery_json: string
      position: number
    }
  sizes: Named & { category_id: string; content_json: string | null; position: number }
  products: Named &
    Limited & {
      slug: string
      category_id: string
      description: string
      food_info: string | null
      poster_json: string | null
      vat_class: VatClass
      min_age: number | null
      /** No allergens have been recorded yet: an empty list does not mean that there are none (ux.md R-F1). */
      allergens_unknown: Generated<Flag>
      tags_json: string
      is_sold_out: Flag
      position: number
    }
  product_sizes: { product_id: string; size_id: string; price_cents: number; deposit_cents: number }
  combos: Named &
    Limited & {
      slug: string
      description: string
      price_cents: number
      discount_percent: number
      poster_json: string | null
      is_listed: Flag
      is_sold_out: Flag
      position: number
    }
  combo_slots: Named & { combo_id: string; size_id: string; position: number }
  slot_products: { slot_id: string; product_id: string; position: number }
  variants: Named & {
    type: 'select' | 'checkbox'
    is_required: Flag
    min_options: number | null
    max_options: number | null
    free_options: Generated<number>
    max_each: Generated<number>
  }
  /** A variant that is asked only with an option of another one. */
  variant_conditions: { variant_id: string; option_id: string }
  options: Named & {
    variant_id: string
    price_cents: number
    child_combo_id: string | null
    position: number
  }
  product_variants: { product_id: string; variant_id: string; position: number }
  extras: Named
  extra_prices: { extra_id: string; size_id: string; price_cents: number }
  product_extras: { product_id: string; extra_id: string; position: number }
  notices: Named & { kind: 'allergen' | 'additive'; code: string; description: string; position: number }
  product_notices: { product_id: string; notice_id: string }
  extra_notices: { extra_id: string; notice_id: string }
  option_notices: { option_id: string; notice_id: string }
  branch_products: { branch_id: string; product_id: string } & BranchAvailability
  branch_combos: { branch_id: string; combo_id: string } & BranchAvailability
  branch_prices: { branch_id: string; product_id: string; size_id: string; price_cents: number }
}
