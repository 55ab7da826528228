import { expect, test } from 'vitest'
import { categoryDocument, productDocument, variantDocument } from '#domain/test/document-fixture.ts'
import { missingIn } from './missing-translations.ts'

test('every text without a translation is missing, an empty one is not', () => {
  const dish = productDocument({ name: 'Margherita', description: 'Tomate', foodInfo: '' })
  expect(missingIn('product', dish, 'en')).toBe(2)
  const half = { ...dish, translations: { en: { name: 'Margherita' } } }
  expect([missingIn('product', half, 'en'), missingIn('product', half, 'tr')]).toEqual([1, 2])
})

test('the names of sizes and options are missing too', () => {
  const category = categoryDocument({ name: 'Pizza', description: '' })
  expect(missingIn('category', category, 'en')).toBe(3)
  expect(missingIn('variant', variantDocument(), 'en')).toBe(2)
})
