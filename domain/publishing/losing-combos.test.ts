import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { comboDocument, productDocument, smallSet } from '../test/document-fixture.ts'
import { losingCombos } from './losing-combos.ts'

const sold = (...sizes: string[]) => sizes.map((sizeId) => ({ sizeId, price: cents(990), deposit: cents(0) }))
const slot = (id: string, sizeId: string, ...products: string[]) => ({
  id,
  name: id,
  translations: {},
  sizeId,
  products,
})
const lunch = comboDocument({
  slots: [slot('big', 'large', 'margherita'), slot('main', 'small', 'tonno', 'margherita')],
})
/** A menu with two dishes in the sizes in which they are sold, and a combo of both; a dish without sizes is gone. */
const menu = (margherita: string[], tonno: string[], combo = lunch) => {
  const dishes = Object.entries({ margherita, tonno }).filter(([, sizes]) => sizes.length > 0)
  return smallSet({
    product: new Map(
      dishes.map(([id, sizes]) => [id, productDocument({ slug: id, sizes: sold(...sizes) })] as const),
    ),
    combo: new Map([['lunch', combo]]),
  })
}

test.each([
  ['is not sold in the size of its course any more', menu(['large'], ['small']), ['slots.1.products.1']],
  ['is in another category', menu(['bowl'], ['small']), ['slots.0.products.0', 'slots.1.products.1']],
  ['is sold as before', menu(['small', 'large', 'bowl'], ['small']), []],
  ['is gone, which is said by its name', menu(['small', 'large'], []), []],
  [
    'is taken out as well',
    menu(['large'], ['small'], comboDocument({ slots: [slot('main', 'small', 'tonno')] })),
    [],
  ],
])('of a combo a dish that %s', (_, target, fields) => {
  const expected = fields.length > 0 ? [{ kind: 'combo', id: 'lunch', fields }] : []
  expect(losingCombos(menu(['small', 'large'], ['small']), target)).toEqual(expected)
})

test('a combo that could not offer a dish before loses nothing', () => {
  const before = menu(['large'], ['small'])
  expect(losingCombos(before, before)).toEqual([])
})
