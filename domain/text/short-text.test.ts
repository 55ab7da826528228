import { expect, test } from 'vitest'
import { shortText } from './short-text.ts'

test('a text of 70 characters stays as it is', () => {
  expect(shortText('a'.repeat(70))).toBe('a'.repeat(70))
})

test('a longer text is cut after 70 characters and gets an ellipsis', () => {
  expect(shortText('a'.repeat(71))).toBe(`${'a'.repeat(70)}…`)
})

test('a character outside the basic plane counts once and is not cut in half', () => {
  expect(shortText('🍕'.repeat(71))).toBe(`${'🍕'.repeat(70)}…`)
})
