import { expect, test } from 'vitest'
import { tableCode } from './table-code.ts'

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))

test('a code has twelve letters and digits in three groups, and none is like another', () => {
  const codes = Array.from({ length: 500 }, () => tableCode(random))
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/)
  expect(new Set(codes).size).toBe(500)
})

test('bytes that would make some letters likelier are left out', () => {
  const bytes = [...Array.from({ length: 12 }, () => 255), ...Array.from({ length: 12 }, () => 0)]
  expect(tableCode((count) => Uint8Array.from(bytes.splice(0, count)))).toBe('aaaa-aaaa-aaaa')
})
