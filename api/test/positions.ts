import { type RunnerTestCase, TestRunner } from 'vitest'

/** Positions of what a file makes before its tests are below; those of what a test makes begin here, in each test. */
const FIRST_OF_TEST = 5_000
const positions = new WeakMap<RunnerTestCase, number>()
let beforeTests = 0

/**
 * Rows that are made later come later. Each test counts anew: how many tests ran before it in the same process must not
 * change its rows, nor lead to positions that no document may have.
 */
export function nextPosition(): number {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>()
  if (!test) return beforeTests++
  const position = positions.get(test) ?? FIRST_OF_TEST
  positions.set(test, position + 1)
  return position
}
