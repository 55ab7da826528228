import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { getCombo } from '#contract/menu.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { category, combo, extra, notice, product, publish, variant } from '../test/builders.ts'

const dishes = [
  notice('gluten', 'allergen', 'A'),
  category('c', { one: 'One' }),
  product('box', {
    category: 'c',
    prices: { one: 500 },
    variants: ['content'],
    extras: ['ribbon'],
    notices: ['gluten'],
  }),
  combo('inside', { cents: 100, slots: { slot: ['one', ['box']] } }),
  variant('content', { filled: { menu: 'inside' } }),
  extra('ribbon', { one: 50 }),
]

async function removeDishes({ db }: TestApp): Promise<void> {
  const links = [
    'product_notices',
    'product_extras',
    'product_variants',
    'slot_products',
    'product_sizes',
  ] as const
  const things = [
    'options',
    'variants',
    'combo_slots',
    'combos',
    'extra_prices',
    'extras',
    'products',
  ] as const
  await db.transaction().execute(async (trx) => {
    for (const table of [...links, ...things]) await trx.deleteFrom(table).execute()
  })
}

test('a menu that is rewritten while it is read is answered in its old state, not half and half', async () => {
  const app = await createTestApp()
  await publish(app, ...dishes)
  let removing: Promise<void> | undefined
  app.deps.db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (removing || !('vat_class' in (result.rows[0] ?? {}))) return result
      removing = removeDishes(app)
      await setTimeout(50)
      return result
    },
  })
  const inside = await app.call(getCombo, { params: { id: 'inside' } })
  expect(inside.items[0]!.products[0]).toMatchObject({
    id: 'box',
    sizes: [{ price: 500 }],
    extras: [{ id: 'ribbon' }],
    allergens: [{ code: 'A' }],
  })
  await removing
})
