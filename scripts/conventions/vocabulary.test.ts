import { expect, test } from 'vitest'
import { retiredIn } from './vocabulary.ts'

test('a retired identifier is found wherever code uses it, once', () => {
  expect(retiredIn('const ctx = houseContext(deps)\nhouseContext(deps)')).toEqual(['houseContext'])
})

test('comments, texts and longer names do not count', () => {
  expect(retiredIn("// houseContext\n/** createBell */ const houseContextual = 'createBell'")).toEqual([])
})
