import { expect, test } from 'vitest'
import { orderCode } from './order-code.ts'

test('a code has six characters that are not confused', () => {
  for (let byte = 0; byte < 256; byte++) {
    expect(orderCode(new Uint8Array(6).fill(byte))).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  }
})

test('the same bytes make the same code, other bytes another', () => {
  expect(orderCode(Uint8Array.of(0, 1, 2, 3, 4, 5))).toBe('234567')
  expect(orderCode(Uint8Array.of(31, 30, 29, 8, 7, 6))).toBe('ZYXA98')
})

test('every sign is equally likely', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) {
    const sign = orderCode(new Uint8Array(6).fill(byte)).charAt(0)
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])])
})

test('too few bytes are refused', () => {
  expect(() => orderCode(new Uint8Array(5))).toThrow(RangeError)
})
