import { expect, test } from 'vitest'
import { findFont } from './fonts.ts'

test.each(['Figtree', 'figtree', ' FIGTREE ', 'Figtree Variable'])('"%s" is Figtree', (name) => {
  expect(findFont(name)?.name).toBe('Figtree')
})

test('a font the house does not have is none, so that nobody asks another house for it', () => {
  expect(findFont('Comic Sans')).toBeUndefined()
  expect(findFont('')).toBeUndefined()
})
