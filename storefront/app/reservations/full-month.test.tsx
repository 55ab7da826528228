import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { FullMonth } from './full-month.tsx'

test.each([
  [true, 'No table can be reserved in December 2026'],
  [false, ''],
])('a month without a free table says so: %s', (isFull, words) => {
  const html = renderInShop(<FullMonth months={{ month: '2026-12', isFull }} />, {})
  expect(html.replace(/<[^>]+>/g, '').startsWith(words)).toBe(true)
  expect(html.includes('notice')).toBe(isFull)
})
