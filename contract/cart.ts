import { z } from 'zod'
import { Id, Money } from './primitives.ts'

/** Quantities outside 1 to 6 are refused by the rules of the cart, not by the shape, so that the message is clear. */
const Quantity = z.number().min(-1_000_000).max(1_000_000)

/** The extras of a line (spec 3). An entry with `selected: false` counts as not chosen. */
export const ExtraPick = z.object({ extraId: Id, selected: z.boolean().default(true) })
export type ExtraPick = z.output<typeof ExtraPick>

/** What was chosen of one variant: an option id, or several for a checkbox variant; with the picks of child menus. */
export type OptionPick = { variantId: string; value: string | string[]; menus?: ChildPick[] | undefined }

/** The nested menu of one option: the picks per slot. */
export type ChildPick = { optionId: string; items: SlotPick[] }

/** The chosen product of one slot of a combo, configured like any product; its size is the slot's. */
export type SlotPick = {
  slotId: string
  productId: string
  extraIds: ExtraPick[]
  optionIds: OptionPick[]
}

const MAX_PICKS = 60

export const OptionPick: z.ZodType<OptionPick, unknown> = z.object({
  variantId: Id,
  value: z.union([Id, z.array(Id).max(MAX_PICKS)]),
  get menus() {
    return z.array(ChildPick).max(MAX_PICKS).optional()
  },
}) as never

export const ChildPick: z.ZodType<ChildPick, unknown> = z.object({
  optionId: Id,
  get items() {
    return z.array(SlotPick).max(MAX_PICKS)
  },
}) as never

export const SlotPick: z.ZodType<SlotPick, unknown> = z.object({
  slotId: Id,
  productId: Id,
  extraIds: z.array(ExtraPick).max(MAX_PICKS).default([]),
  get optionIds() {
    return z.array(OptionPick).max(MAX_PICKS).default([])
  },
}) as never

export const ProductItem = z.object({
  kind: z.literal('productItem'),
  productId: Id,
  /** May be left out when the product has one size only. */
  sizeId: Id.optional(),
  extraIds: z.array(ExtraPick).max(MAX_PICKS).default([]),
  optionIds: z.array(OptionPick).max(MAX_PICKS).default([]),
  qty: Quantity,
})
export type ProductItem = z.output<typeof ProductItem>

export const MenuItem = z.object({
  kind: z.literal('menuItem'),
  menuId: Id,
  items: z.array(SlotPick).max(MAX_PICKS),
  qty: Quantity,
})
export type MenuItem = z.output<typeof MenuItem>

/** One line of a cart as it is sent: choices only. Prices a client sends along are never read. */
export const CartItem = z.discriminatedUnion('kind', [ProductItem, MenuItem]).meta({ id: 'CartItem' })
export type CartItem = z.output<typeof CartItem>

/** A configured product or combo in words, with its money, frozen in quotes and orders. */
export const LineText = z.object({
  name: z.string(),
  size: z.string(),
  extras: z.array(z.object({ name: z.string(), price: Money })),
  options: z.array(z.object({ name: z.string(), value: z.string(), price: Money })),
  items: z.array(z.object({ slot: z.string(), product: z.string(), choices: z.array(z.string()) })),
  allergens: z.array(z.object({ code: z.string(), name: z.string() })),
  additives: z.array(z.object({ code: z.string(), name: z.string() })),
  /** For something in it nobody has said which allergens it has. */
  allergensUnknown: z.boolean().optional(),
})
export type LineText = z.output<typeof LineText>
