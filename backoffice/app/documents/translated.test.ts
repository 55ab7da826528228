import { expect, test } from 'vitest'
import { productDocument } from '#domain/test/document-fixture.ts'
import { missingTexts, readText, writeText } from './translated.ts'

const dish = productDocument({ foodInfo: '', translations: { en: { name: 'Margherita' } } })

test('a text is written in its own language or in another, and an empty translation is none', () => {
  expect(writeText(dish, undefined, 'name', 'Neu').name).toBe('Neu')
  const translated = writeText(dish, 'tr', 'description', 'Domates')
  expect(readText(translated, 'tr', 'description')).toBe('Domates')
  expect(writeText(dish, 'en', 'name', '').translations).toEqual({ en: {} })
})

test('only texts that stand in the own language are missed in another', () => {
  const fields = ['name', 'description', 'foodInfo']
  expect(missingTexts(dish, 'en', fields)).toBe(1)
  expect(missingTexts(dish, 'tr', fields)).toBe(2)
})
