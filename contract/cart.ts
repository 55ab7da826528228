import { z } from 'zod'
import { Id, Money, orAbsent, Unread } from './primitives.ts'

/** Quantities outside 1 to 6 are refused by the rules of the cart, not by the shape, so that the message is clear. */
const Quantity = z.number().min(-1_000_000).max(1_000_000)

/** The extras of a line (spec 3). An entry with `selected: false` counts as not chosen. */
export type ExtraPick = { extraId: string; selected: boolean }

/**
 * What was chosen of one variant: an option id, or several for a checkbox variant, an id once for each time the option is
 * chosen; with the picks of child menus.
 */
export type OptionPick = { variantId: string; value: string | string[]; menus?: ChildPick[] | undefined }

/** The nested menu of one option: the picks per slot. */
export type ChildPick = { optionId: string; items: SlotPick[] }

/**
 * The chosen product of one slot of a combo, configured like any product; its size is the slot's. An empty `slotId` was
 * not sent: `placePicks` of the domain finds the slot.
 */
export type SlotPick = {
  slotId: string
  productId: string
  extraIds: ExtraPick[]
  optionIds: OptionPick[]
}

export type ProductItem = {
  kind: 'productItem'
  productId: string
  /** May be left out when the product has one size only. */
  sizeId?: string
  extraIds: ExtraPick[]
  optionIds: OptionPick[]
  qty: number
}

export type MenuItem = { kind: 'menuItem'; menuId: string; items: SlotPick[]; qty: number }

/** One line of a cart: choices only. */
export type CartItem = ProductItem | MenuItem

const MAX_PICKS = 60

/** A list that may be left out. */
const picks = <T extends z.ZodType>(pick: T) => z.array(pick).max(MAX_PICKS).nullish()

/** A product or a combo of the menu, whole or by its id (spec 3). */
const Named = z
  .unknown()
  .meta({ description: 'The thing itself, as the menu lists it, or its id' })
  .optional()

type Payload = z.core.ParsePayload

/** The id that stands for itself, else that of the thing. Reports a missing one at `field`. */
function idOf(own: string | null | undefined, thing: unknown, field: string, payload: Payload): string {
  const id = own ?? (typeof thing === 'object' && thing !== null && 'id' in thing ? thing.id : thing)
  const parsed = Id.safeParse(id ?? undefined)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues)
    payload.issues.push({ ...issue, path: [field], input: id } as z.core.$ZodRawIssue)
  return ''
}

const SentExtra = z.codec(
  z.union([
    Id,
    z.object({ extraId: orAbsent(Id), id: orAbsent(Id), selected: z.boolean().default(true), name: Unread }),
  ]),
  z.custom<ExtraPick>(),
  {
    decode: (sent, payload) =>
      typeof sent === 'string'
        ? { extraId: sent, selected: true }
        : { extraId: idOf(sent.extraId, sent.id, 'extraId', payload), selected: sent.selected },
    encode: (pick) => pick,
  },
)

/**
 * How deep menus inside menus are read: one level more than a menu may have, so that the rules of the cart can refuse it
 * with a clear message. Deeper ones are not read at all, because a schema that goes on for ever makes a small body expensive.
 */
const LEVELS = 3

/** What was chosen of a variant, without the menus below it. */
const SentChoice = z.object({
  variantId: Id,
  value: z.union([z.array(Id).max(MAX_PICKS), z.literal(''), Id]).meta({
    description:
      'The id of the chosen option, or a list of ids; an option that is wanted twice stands twice, where the variant has `maxEach`',
  }),
})

const sentOption = (levels: number): z.ZodType<OptionPick, unknown> =>
  levels === 0
    ? SentChoice
    : SentChoice.extend({
        menus: z
          .array(sentChild(levels - 1))
          .max(MAX_PICKS)
          .optional(),
      })

const sentChild = (levels: number): z.ZodType<ChildPick, unknown> =>
  z.object({ optionId: Id, items: z.array(sentSlot(levels)).max(MAX_PICKS) })

const sentSlot = (levels: number): z.ZodType<SlotPick, unknown> =>
  z.codec(
    z.object({
      slotId: orAbsent(Id),
      productId: orAbsent(Id),
      product: Named,
      extraIds: picks(SentExtra),
      extras: picks(SentExtra),
      optionIds: picks(sentOption(levels)),
    }),
    z.custom<SlotPick>(),
    {
      decode: (sent, payload) => ({
        slotId: sent.slotId ?? '',
        productId: idOf(sent.productId, sent.product, 'productId', payload),
        // The specification calls the list `extraIds` in a product and `extras` in a slot.
        extraIds: sent.extraIds ?? sent.extras ?? [],
        optionIds: sent.optionIds ?? [],
      }),
      encode: (pick) => pick,
    },
  )

/** What the specification has on a line besides the choices: shown by the client, decided by the server. */
const shown = { name: Unread, price: Unread, size: Unread, poster: Unread }

const SentProductItem = z.object({
  kind: z.literal('productItem'),
  productId: orAbsent(Id),
  product: Named,
  sizeId: orAbsent(Id),
  extraIds: picks(SentExtra),
  optionIds: picks(sentOption(LEVELS)),
  qty: Quantity,
  ...shown,
})

const SentMenuItem = z.object({
  kind: z.literal('menuItem'),
  menuId: orAbsent(Id),
  menu: Named,
  items: z.array(sentSlot(LEVELS)).max(MAX_PICKS),
  qty: Quantity,
  ...shown,
})

/**
 * One line of a cart as it is sent, in the spelling of spec 3 (`product`, `menu`, `extras`) or by ids, and read as choices
 * only. Prices and names a client sends along are never read.
 */
export const CartItem = z
  .codec(z.discriminatedUnion('kind', [SentProductItem, SentMenuItem]), z.custom<CartItem>(), {
    decode: (sent, payload): CartItem => {
      if (sent.kind === 'menuItem') {
        const menuId = idOf(sent.menuId, sent.menu, 'menuId', payload)
        return { kind: sent.kind, menuId, items: sent.items, qty: sent.qty }
      }
      return {
        kind: sent.kind,
        productId: idOf(sent.productId, sent.product, 'productId', payload),
        ...(sent.sizeId && { sizeId: sent.sizeId }),
        extraIds: sent.extraIds ?? [],
        optionIds: sent.optionIds ?? [],
        qty: sent.qty,
      }
    },
    encode: (item) => item,
  })
  .meta({ id: 'CartItem' })

/** How a product was configured, with what each choice adds to its price. */
const ChoiceTexts = z.object({
  size: z.string(),
  extras: z.array(z.object({ id: Id.optional(), name: z.string(), price: Money })),
  options: z.array(z.object({ name: z.string(), value: z.string(), price: Money })),
})

/** The product of one slot of a combo; `price` is what its choices add, `choices` is all of them in short texts. */
export const SlotText = ChoiceTexts.extend({
  slot: z.string(),
  product: z.string(),
  price: Money,
  choices: z.array(z.string()),
})
export type SlotText = z.output<typeof SlotText>

/** A configured product or combo as text, with its money, frozen in quotes and orders. */
export const LineText = ChoiceTexts.extend({
  name: z.string(),
  items: z.array(SlotText),
  allergens: z.array(z.object({ code: z.string(), name: z.string() })),
  additives: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The allergens of some part of it are unknown. */
  allergensUnknown: z.boolean().optional(),
})
export type LineText = z.output<typeof LineText>
