import { expect, test } from 'vitest'
import type { Category, ProductSummary } from '#contract/menu.ts'
import { lunchRule } from '#domain/test/availability-fixture.ts'
import { carbonara, size } from '#domain/test/menu-fixture.ts'
import { pictureFixture } from '#domain/test/picture-fixture.ts'
import { dishCard, galleryOf } from './cards.server.ts'

const summary = (more: Partial<ProductSummary> = {}) =>
  ({ ...carbonara, ...more }) as unknown as ProductSummary

const rules = {
  requireAllergenInfo: true,
  takesPreorders: true,
  words: { language: 'en', t: (text: string) => text },
}

test('a dish without allergen information is not sold where that is required (R-F1)', () => {
  const unknown = summary({ allergensUnknown: true })
  expect(dishCard(unknown, rules)).toMatchObject({ notSold: true })
  expect(dishCard(unknown, { ...rules, requireAllergenInfo: false })).not.toHaveProperty('notSold')
  expect(dishCard(summary(), rules)).not.toHaveProperty('notSold')
})

test('a card says that not all allergens of its dish are known, and nothing where they are (R-F1)', () => {
  for (const requireAllergenInfo of [true, false]) {
    const card = dishCard(summary({ allergensUnknown: true }), { ...rules, requireAllergenInfo })
    expect(card).toMatchObject({ allergens: ['A1', 'C', 'G'], allergensUnknown: true })
  }
  expect(dishCard(summary(), rules)).not.toHaveProperty('allergensUnknown')
})

test('a dish with limited times brings them in words and as rules; one without brings nothing', () => {
  const { times } = dishCard(summary({ availability: [[lunchRule]] }), rules)
  expect(times).toEqual({ words: 'Mon–Fri 11:30–14:30', rules: [[lunchRule]] })
  expect(dishCard(summary(), rules)).not.toHaveProperty('times')
})

test('where no orders for later are taken, a dish with limited times opens before it goes into the cart', () => {
  const limited = summary({ availability: [[lunchRule]], configurable: false })
  expect(dishCard(limited, { ...rules, takesPreorders: false })).toMatchObject({ configurable: true })
  expect(dishCard(limited, rules)).not.toHaveProperty('configurable')
})

test.each([
  ['the cheapest size that is left', [true, false, false], { price: 990, sizeId: 'medium', from: true }],
  [
    'the only size that is left, without others that are dearer',
    [true, true, false],
    { price: 1290, sizeId: 'large' },
  ],
  [
    'the cheapest size of all where none is left',
    [true, true, true],
    { price: 750, sizeId: 'small', from: true },
  ],
])('a card names the price of %s', (_, soldOut, named) => {
  const sizes = [size('small', 'Small', 750), size('medium', 'Medium', 990), size('large', 'Large', 1290)]
  const left = sizes.map((one, at) => ({ ...one, ...(soldOut[at] ? { soldOut: true } : {}) }))
  const { price, sizeId, from } = dishCard(summary({ sizes: left }), rules)
  expect({ price, sizeId, ...(from && { from }) }).toEqual(named)
})

test('the alternative text of a picture comes along, and costs nothing where there is none', () => {
  const poster = { data: { ...pictureFixture, alt: 'Auf Holz' } }
  expect(dishCard(summary({ hasPoster: true, poster }), rules).picture).toMatchObject({ alt: 'Auf Holz' })
  const plain = { hasPoster: true, poster: { data: pictureFixture } }
  expect(dishCard(summary(plain), rules).picture).not.toHaveProperty('alt')
  const gallery = { data: [pictureFixture] }
  expect(galleryOf({ gallery, poster } as Category)?.poster).toMatchObject({ alt: 'Auf Holz' })
  expect(galleryOf({ gallery, ...plain } as unknown as Category)?.poster).not.toHaveProperty('alt')
})
