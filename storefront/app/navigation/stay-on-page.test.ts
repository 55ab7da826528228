import { expect, test } from 'vitest'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { onlyForNewPage, searchWith } from './stay-on-page.ts'

test('what stands above the page is exchanged, everything else in the address stays', () => {
  expect(searchWith('?table=7&cart=1', 'dish', 'pizza/margherita')).toBe('?table=7&dish=pizza/margherita')
})

test('closing the only thing above the page leaves a plain address', () => {
  expect(searchWith('?edit=abc')).toBe('')
})

test.each([
  ['another page is loaded', '/', '/menu/pizza', true],
  ['a sheet above the page loads nothing', '/', '/?dish=pizza/margherita', false],
  ['the page itself is loaded again when its content has changed', '/?cart=1', '/?cart=1', true],
])('%s', (_, from, to, isLoaded) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://shop.example'))
  expect(onlyForNewPage({ currentUrl, nextUrl } as ShouldRevalidateFunctionArgs)).toBe(isLoaded)
})
