import { expect, test } from 'vitest'
import { boldParts } from './bold-parts.ts'

const bold = (address: string, typed: string) =>
  boldParts(address, typed)
    .map(({ text, isBold }) => (isBold ? `[${text}]` : text))
    .join('')

test.each([
  ['Weserstraße 12, 12045 Berlin', 'weserstr 12', '[Weserstr]aße [12], [12]045 Berlin'],
  ['Kärntener Straße 3, 10827 Berlin', 'kaernt', '[Kärnt]ener Straße 3, 10827 Berlin'],
  ['Kärntener Straße 3, 10827 Berlin', 'karnt', '[Kärnt]ener Straße 3, 10827 Berlin'],
  ['Sonnenallee 1, 12047 Berlin', '', 'Sonnenallee 1, 12047 Berlin'],
])('%s for "%s" reads %s', (address, typed, expected) => {
  expect(bold(address, typed)).toBe(expected)
})

test('nothing is lost or doubled', () => {
  const address = 'Straße des 17. Juni 135, 10623 Berlin'
  expect(
    boldParts(address, 'juni 17 strasse')
      .map(({ text }) => text)
      .join(''),
  ).toBe(address)
})
