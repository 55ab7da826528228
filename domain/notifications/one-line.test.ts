import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'
import { salutation } from './salutation.ts'

test.each([
  ['Hi\r\nBcc: x@y.de', 'Hi Bcc: x@y.de'],
  ['  a\t\tb  ', 'a b'],
  ['a\u2028b\u2029c\u0000d', 'a b c d'],
  ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
  ['\uD800x', '\uFFFDx'],
])('%j becomes one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('a long line is cut between signs, not within one', () => {
  expect(oneLine('🍕'.repeat(10), 5)).toBe('🍕🍕🍕🍕…')
  expect(oneLine('12345', 5)).toBe('12345')
})

test.each([
  ['Dr. Ada King-Noël', 'Dr. Ada King-Noël'],
  ['win at http://evil.example', 'win at http evil example'],
  ['me@evil.example', 'me evil example'],
  ['www.evil.example/path', 'www evil example path'],
  ['x'.repeat(100), `${'x'.repeat(59)}…`],
])('%j is greeted as %j', (name, greeted) => {
  expect(salutation(name)).toBe(greeted)
})
