import { z } from 'zod'
import { CartItem, type LineText, type SlotText } from '#contract/cart.ts'
import { Id } from '#contract/primitives.ts'
import { zero } from '#domain/money.ts'
import { jsonColumn, StoredCents } from '../db/json-column.ts'
import { rememberLast } from '../platform/remember-last.ts'

const choices = {
  extras: z.array(z.object({ id: Id.optional(), name: z.string(), price: StoredCents })),
  options: z.array(z.object({ name: z.string(), value: z.string(), price: StoredCents })),
}
const notices = z.array(z.object({ code: z.string(), name: z.string() }))

/** Orders of earlier versions know the choices of a slot as short texts only. */
const StoredSlot = z.object({
  slot: z.string(),
  product: z.string(),
  choices: z.array(z.string()),
  size: z.string().default(''),
  extras: choices.extras.default([]),
  options: choices.options.default([]),
  price: StoredCents.default(zero),
}) satisfies z.ZodType<SlotText>

const StoredLine = z.object({
  name: z.string(),
  size: z.string(),
  ...choices,
  items: z.array(StoredSlot),
  allergens: notices,
  additives: notices,
  allergensUnknown: z.boolean().optional(),
}) satisfies z.ZodType<LineText>

/** The text of a line as the guest reads it. */
export const readLineText = jsonColumn('order_lines.text_json', StoredLine)

/** How many texts of a menu are ordered again and again, as far as that is worth their memory. */
const MOST_KNOWN = 500

/** What was ordered, without how it was chosen. */
export const readLineName = rememberLast(
  jsonColumn('order_lines.text_json', StoredLine.pick({ name: true })),
  MOST_KNOWN,
)

/** The text of a line in the language of the kitchen. */
export const readKitchenText = jsonColumn('order_lines.kitchen_text_json', StoredLine)

/** What was chosen for a line, so that it can be ordered again. */
export const readChosenItem = jsonColumn('order_lines.item_json', CartItem)
