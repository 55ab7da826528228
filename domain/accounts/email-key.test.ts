import { expect, test } from 'vitest'
import { emailKey } from './email-key.ts'

test.each([
  ['Ada@Example.ORG', 'ada@example.org'],
  [' ada@example.org ', 'ada@example.org'],
  ['K\u00FCche@example.org', 'k\u00FCche@example.org'],
  ['Ku\u0308che@example.org', 'k\u00FCche@example.org'],
])('the address "%s" is compared as "%s"', (email, key) => {
  expect(emailKey(email)).toBe(key)
})

test('what stands before a plus or between dots is part of the address', () => {
  expect(emailKey('ada+pizza@example.org')).not.toBe(emailKey('ada@example.org'))
  expect(emailKey('a.da@example.org')).not.toBe(emailKey('ada@example.org'))
})
