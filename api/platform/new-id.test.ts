import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('identifiers never repeat and sort by the time they were made', async () => {
  const made = []
  for (let round = 0; round < 5; round++) {
    made.push(newId())
    await setTimeout(2)
  }
  expect(made.toSorted()).toEqual(made)
  expect(new Set(Array.from({ length: 10_000 }, newId)).size).toBe(10_000)
  expect(newId()).toMatch(/^[0-9a-f]{32}$/)
})
