import { z } from 'zod'
import { AvailabilityRule } from '#contract/availability.ts'
import { jsonColumn } from '../db/json-column.ts'

export const Rules = z.array(AvailabilityRule)

/** How the stored rules of each table are read. */
export const readRules = {
  categories: jsonColumn('categories.availability_json', Rules),
  products: jsonColumn('products.availability_json', Rules),
  combos: jsonColumn('combos.availability_json', Rules),
}
