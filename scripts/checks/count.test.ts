import { expect, test } from 'vitest'
import { countPlaywright, countVitest, judge } from './count.ts'

test('the cases of both test runners are counted, a test that was right at another try as passed', () => {
  expect(countVitest('{"numPassedTests":7,"numFailedTests":2}')).toEqual({ passed: 7, failed: 2 })
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
  expect(countPlaywright(JSON.stringify({ stats }))).toEqual({ passed: 6, failed: 1 })
})

test('a suite that ran nothing has failed', () => {
  expect(judge({ passed: 0, failed: 0 }, 0, '')).toMatchObject({ passed: 0, failed: 1 })
})

test('a suite of what a change concerns may have had nothing to run, but not without a word or with an error', () => {
  const none = { passed: 0, failed: 0 }
  expect(judge(none, 0, '', { mayBeEmpty: true })).toMatchObject({ passed: 0, failed: 0 })
  expect(judge(none, 1, '', { mayBeEmpty: true })).toMatchObject({ passed: 0, failed: 1 })
  expect(judge(undefined, 0, '', { mayBeEmpty: true })).toMatchObject({ passed: 0, failed: 1 })
})

test('a suite without a report has failed', () => {
  expect(judge(undefined, 0, 'killed')).toMatchObject({
    failed: 1,
    output: 'killed\nThe run left no report.',
  })
})

test('an error outside the tests counts once, failed tests count themselves', () => {
  expect(judge({ passed: 3, failed: 0 }, 1, '')).toMatchObject({ passed: 3, failed: 1 })
  expect(judge({ passed: 3, failed: 2 }, 1, '')).toMatchObject({ passed: 3, failed: 2 })
  expect(judge({ passed: 3, failed: 0 }, 0, '')).toMatchObject({ passed: 3, failed: 0 })
})
