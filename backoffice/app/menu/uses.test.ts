import { expect, test } from 'vitest'
import {
  categoryDocument,
  comboDocument,
  extraDocument,
  noticeDocument,
  productDocument,
  variantDocument,
} from '#domain/test/document-fixture.ts'
import type { Surroundings } from './surroundings.ts'
import { findUses } from './uses.ts'

const entry = <T>(id: string, document: T, state: 'published' | 'deleted' = 'published') => ({
  id,
  state,
  version: '1',
  document,
})
const [option] = variantDocument().options
const around: Surroundings = {
  categories: [entry('pizza', categoryDocument())],
  products: [
    entry('margherita', productDocument({ variants: ['dough'], allergens: ['gluten'] })),
    entry('old', productDocument({ variants: ['dough'] }), 'deleted'),
  ],
  combos: [entry('lunch', comboDocument())],
  variants: [entry('dough', variantDocument({ options: [{ ...option!, allergens: ['gluten'] }] }))],
  extras: [entry('cheese', extraDocument())],
  notices: [entry('gluten', noticeDocument())],
}

test.each([
  ['category', 'pizza', categoryDocument(), 'extra Käse, product Margherita, combo Mittagspause'],
  ['product', 'margherita', productDocument(), 'combo Mittagspause'],
  ['variant', 'dough', variantDocument(), 'product Margherita'],
  ['notice', 'gluten', noticeDocument(), 'variant Teig, product Margherita'],
  ['combo', 'lunch', comboDocument(), ''],
] as const)('the %s %s is used in what stays', (kind, id, document, users) => {
  const uses = findUses(around)(kind, id, document)
  expect(uses.map((use) => `${use.kind} ${use.name}`).join(', ')).toBe(users)
})
