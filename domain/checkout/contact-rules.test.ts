import { expect, test } from 'vitest'
import { isEmail, isPhone } from './contact-rules.ts'

const local = 'a'.repeat(64)
const domain = (length: number): string => `${'b'.repeat(60)}.`.repeat(10).slice(0, length - 3) + '.de'

test.each([
  'a@b.de',
  'first.last+tag@sub.example.com',
  "o'neil@example.org",
  'jörg@müller.de',
  `${local}@example.com`,
])('%s is an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'a',
  'a@b',
  '@b.de',
  'a@',
  'a@@b.de',
  'a b@c.de',
  '.a@b.de',
  'a.@b.de',
  'a..b@c.de',
  'a@-b.de',
  'a@b..de',
  `a${local}@example.com`,
])('%j is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('an e-mail address has at most 254 characters', () => {
  const longest = `a@${domain(252)}`
  expect([longest.length, isEmail(longest)]).toEqual([254, true])
  expect(isEmail(`a${longest}`)).toBe(false)
})

test.each(['030 1234567', '+49 (0)30 123-4567', '0151/23456789', '110110', '+123456789012345'])(
  '%s is a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true)
  },
)

test.each(['', '12345', '1234567890123456', 'call me', '030+1234567', '+'])(
  '%j is no phone number',
  (text) => {
    expect(isPhone(text)).toBe(false)
  },
)
