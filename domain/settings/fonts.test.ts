import { expect, test } from 'vitest'
import { findFont } from './fonts.ts'

test.each(['Figtree', 'figtree', ' FIGTREE ', 'Figtree Variable'])('"%s" is Figtree', (name) => {
  expect(findFont(name)?.name).toBe('Figtree')
})

test.each([
  'Bricolage',
  'Figtree',
  'Fraunces',
  'Rubik',
  'Onest',
  'Manrope',
  'Outfit',
  'DM Sans',
  'Playfair Display',
  'Lora',
])('the font %s of ux.md 5.3 can be chosen', (name) => {
  expect(findFont(name)?.family).toMatch(new RegExp(`^'${name}.* Variable', `))
})

test('a font that the server does not deliver is rejected, so that no third-party server is asked for it', () => {
  expect(findFont('Comic Sans')).toBeUndefined()
  expect(findFont('')).toBeUndefined()
})
