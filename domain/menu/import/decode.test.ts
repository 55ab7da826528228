import { expect, test } from 'vitest'
import { decodeMenu } from './decode.ts'

const bytes = (...codes: number[]) => Uint8Array.from(codes)
const encoded = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8', encoded('Käse 5 €')],
  ['UTF-8 with its mark', encoded('\uFEFFKäse 5 €')],
  ['Windows-1252', bytes(0x4b, 0xe4, 0x73, 0x65, 0x20, 0x35, 0x20, 0x80)],
  [
    'UTF-16',
    bytes(
      0xff,
      0xfe,
      ...[...'Käse 5 €'].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ),
  ],
])('a file in %s is read', (_, file) => {
  expect(decodeMenu(file)).toEqual({ text: 'Käse 5 €' })
})

test('letters of all planes survive', () => {
  const text = 'Phở Gà 🌶 Crêpe ﬁn'
  expect(decodeMenu(encoded(text))).toEqual({ text })
})

test.each([
  ['nothing', bytes()],
  ['blank lines', encoded(' \n\t\r\n')],
])('a file of %s is empty', (_, file) => {
  expect(decodeMenu(file)).toEqual({ fault: 'empty' })
})

test.each([
  ['a PDF', encoded('%PDF-1.7 text')],
  ['an archive', bytes(0x50, 0x4b, 3, 4, 20, 0, 0, 0)],
  ['bytes', bytes(65, 0, 66, 67)],
])('%s is no text', (_, file) => {
  expect(decodeMenu(file)).toEqual({ fault: 'binary' })
})
