import { expect, test } from 'vitest'
import {
  extraDocument,
  noticeDocument,
  productDocument,
  variantDocument,
} from '#domain/test/document-fixture.ts'
import { freeCode, noticeUses } from './notice-uses.ts'

const entry = <T>(id: string, document: T, state: 'published' | 'deleted' = 'published') => ({
  id,
  state,
  version: '1',
  document,
})

test('an allergen is used by dishes, extras and options, but not by what is to be deleted', () => {
  const [option] = variantDocument().options
  const uses = noticeUses({
    products: [
      entry('margherita', productDocument({ allergens: ['milk'], additives: ['colour'] })),
      entry('old', productDocument({ allergens: ['milk'] }), 'deleted'),
    ],
    extras: [entry('cheese', extraDocument({ allergens: ['milk'] }))],
    variants: [
      entry(
        'dough',
        variantDocument({
          options: [
            { ...option!, allergens: ['milk'] },
            { ...option!, allergens: ['milk'] },
          ],
        }),
      ),
    ],
  })
  expect(uses.get('milk')?.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'product margherita',
    'extra cheese',
    'variant dough',
  ])
  expect(uses.get('colour')).toHaveLength(1)
  expect(uses.get('egg')).toBeUndefined()
})

test.each([
  ['allergen', [], 'A'],
  ['allergen', ['A', 'b', 'D'], 'C'],
  ['allergen', [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], '1'],
  ['additive', [], '1'],
  ['additive', ['1', '2', '4'], '3'],
] as const)('a new %s beside %j gets the code %s', (kind, codes, code) => {
  const others = [noticeDocument({ kind: kind === 'allergen' ? 'additive' : 'allergen', code })]
  expect(freeCode(kind, codes.map((one) => noticeDocument({ kind, code: one })).concat(others))).toBe(code)
})
