import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conclude, runSteps, type Step } from './step.ts'

let printed = ''

beforeEach(() => {
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

const step = (title: string, passed: number, failed: number): Step => ({
  title,
  run: async () => ({ passed, failed, output: `output of ${title}` }),
})

test('every step runs although one fails, and the outcomes keep their order', async () => {
  const broken: Step = { title: 'broken', run: () => Promise.reject(new Error('no such tool')) }
  const outcomes = await runSteps([step('types', 0, 1), broken, step('unit', 12, 0)], 2)
  expect(outcomes.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [0, 1],
    [12, 0],
  ])
  expect(printed).toContain('no such tool')
})

test('the output of a step is shown only when it fails', async () => {
  await runSteps([step('types', 0, 1), step('unit', 12, 0)], 1)
  expect(printed).toContain('output of types')
  expect(printed).not.toContain('output of unit')
})

test.each([
  [[{ passed: 3, failed: 0, output: '' }], '3 passed, 0 failed\n', 0],
  [
    [
      { passed: 3, failed: 0, output: '' },
      { passed: 1, failed: 2, output: '' },
    ],
    '4 passed, 2 failed\n',
    1,
  ],
  [[], '0 passed, 0 failed\n', 1],
])('a run ends with its count and exit code (%#)', (outcomes, line, code) => {
  conclude(outcomes)
  expect(printed).toBe(line)
  expect(process.exitCode).toBe(code)
})
