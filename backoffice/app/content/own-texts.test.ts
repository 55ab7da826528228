import { expect, test } from 'vitest'
import { filterTexts, ownText, writeOwnText } from './own-texts.ts'

const screens = [
  { source: 'Add to Cart', text: 'In den Warenkorb' },
  { source: 'Close', text: 'Schließen' },
  { source: 'Bon appetit', text: '' },
]
const own = { texts: [{ source: 'Close', text: 'Zumachen' }] }
const found = (query: string, shown: 'all' | 'missing' | 'own') =>
  filterTexts(screens, own, query, shown).map(({ source }) => source)

test('a text is found by its English, its translation and the own words, whatever the spelling', () => {
  expect(found('', 'all')).toHaveLength(3)
  expect(found('cart', 'all')).toEqual(['Add to Cart'])
  expect(found('schliessen', 'all')).toEqual(['Close'])
  expect(found('zumach', 'all')).toEqual(['Close'])
  expect(found('pizza', 'all')).toEqual([])
})

test('texts without a translation and texts in own words can be shown alone', () => {
  expect(found('', 'missing')).toEqual(['Bon appetit'])
  expect(found('', 'own')).toEqual(['Close'])
})

test('an own text is written, changed and taken out again', () => {
  const once = writeOwnText(own, 'Bon appetit', 'Guten Hunger')
  expect(ownText(once, 'Bon appetit')).toBe('Guten Hunger')
  const twice = writeOwnText(once, 'Bon appetit', 'Mahlzeit')
  expect(twice.texts).toHaveLength(2)
  expect(writeOwnText(twice, 'Bon appetit', '')).toEqual(own)
})
