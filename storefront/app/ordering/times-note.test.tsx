import { expect, test } from 'vitest'
import { lunchRule } from '#domain/test/availability-fixture.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import { TimesNote } from './times-note.tsx'

test('a page that is kept as bytes has the times in words, and nothing that depends on the clock', () => {
  const times = { words: 'Mon–Fri 11:30–14:30', rules: [[lunchRule]] }
  expect(renderInShop(<TimesNote times={times} />, {})).toBe('<p class="times-note">Mon–Fri 11:30–14:30</p>')
})
