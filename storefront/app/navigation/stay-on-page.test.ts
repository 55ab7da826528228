import { expect, test } from 'vitest'
import { searchWith } from './stay-on-page.ts'

test('what stands above the page is exchanged, everything else in the address stays', () => {
  expect(searchWith('?table=7&cart=1', 'dish', 'pizza/margherita')).toBe('?table=7&dish=pizza/margherita')
})

test('closing the only thing above the page leaves a plain address', () => {
  expect(searchWith('?edit=abc')).toBe('')
})
