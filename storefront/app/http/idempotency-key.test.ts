import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './idempotency-key.ts'

test('the same request keeps its key, another one gets its own', () => {
  const keys = createIdempotencyKeys()
  const first = keys.keyFor({ name: 'Ada' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keys.keyFor({ name: 'Ada' })).toBe(first)
  expect(keys.keyFor({ name: 'Grace' })).not.toBe(first)
})
