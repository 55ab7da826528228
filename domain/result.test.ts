import { expect, test } from 'vitest'
import { failed, ok, type Result } from './result.ts'

test('a result is discriminated by ok', () => {
  const read = (result: Result<number, string[]>): string =>
    result.ok ? `value ${result.value}` : result.problems.join()
  expect(read(ok(3))).toBe('value 3')
  expect(read(failed(['too late']))).toBe('too late')
})
