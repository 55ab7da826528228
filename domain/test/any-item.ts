import fc from 'fast-check'
import type { CartItem, OptionPick, SlotPick } from '#contract/cart.ts'
import { combos, products, sideMenu } from './menu-fixture.ts'

const unknown = 'unknown'
const one = (ids: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...ids, unknown)

const productId = one(products.map(({ id }) => id))
const sizeId = one(products.flatMap(({ sizes }) => sizes.map(({ id }) => id)))
const extraId = one(products.flatMap(({ extras }) => extras.map(({ id }) => id)))
const variants = products.flatMap((product) => product.variants)
const variantId = one(variants.map(({ id }) => id))
const optionId = one(variants.flatMap(({ options }) => options.map(({ id }) => id)))
const slotId = one([...combos, sideMenu].flatMap(({ items }) => items.map(({ id }) => id)))

const extraIds = fc.array(fc.record({ extraId, selected: fc.boolean() }), { maxLength: 3 })

/** Picks nested at most `depth` menus deep. */
const optionPicks = (depth: number): fc.Arbitrary<OptionPick[]> =>
  fc.array(
    fc.record(
      {
        variantId,
        value: fc.oneof(optionId, fc.array(optionId, { maxLength: 3 })),
        menus:
          depth === 0
            ? fc.constant([])
            : fc.array(fc.record({ optionId, items: slotPicks(depth - 1) }), { maxLength: 2 }),
      },
      { requiredKeys: ['variantId', 'value'] },
    ),
    { maxLength: 3 },
  )

const slotPicks = (depth: number): fc.Arbitrary<SlotPick[]> =>
  fc.array(fc.record({ slotId, productId, extraIds, optionIds: optionPicks(depth) }), { maxLength: 4 })

const qty = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double({ noNaN: true, min: -10, max: 10 }))

/** Any well-typed cart item made of the ids of the menu fixture, most of them wrong in some way. */
export const anyItem: fc.Arbitrary<CartItem> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('productItem' as const),
      productId,
      sizeId,
      extraIds,
      optionIds: optionPicks(3),
      qty,
    },
    { requiredKeys: ['kind', 'productId', 'extraIds', 'optionIds', 'qty'] },
  ),
  fc.record({
    kind: fc.constant('menuItem' as const),
    menuId: one(combos.map(({ id }) => id)),
    items: slotPicks(3),
    qty,
  }),
)
