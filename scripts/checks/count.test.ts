import { expect, test } from 'vitest'
import { countPlaywright, countVitest, judge } from './count.ts'

const none = { passed: 0, failed: 0, tests: [] }

test('the cases of Vitest are counted with the time each took', () => {
  const testResults = [{ assertionResults: [{ fullName: 'a price is shown', duration: 1500 }] }]
  expect(countVitest(JSON.stringify({ numPassedTests: 7, numFailedTests: 2, testResults }))).toEqual({
    passed: 7,
    failed: 2,
    tests: [{ title: 'a price is shown', seconds: 1.5 }],
  })
})

test('the cases of Playwright are counted, a test that was right at another try as passed, with the time of all tries', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
  const results = [{ duration: 2000 }, { duration: 500 }]
  const specs = [{ title: 'a guest orders', tests: [{ projectName: 'phone', results }] }]
  const suites = [{ title: 'checkout.spec.ts', suites: [{ title: 'in de', specs }] }]
  expect(countPlaywright(JSON.stringify({ stats, suites }))).toEqual({
    passed: 6,
    failed: 1,
    tests: [{ title: 'in de › a guest orders (phone)', seconds: 2.5 }],
  })
})

test('a suite that ran nothing has failed', () => {
  expect(judge(none, 0, '')).toMatchObject({ passed: 0, failed: 1 })
})

test('a suite of what a change concerns may have had nothing to run, but not without a report or with an error', () => {
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
  const some = { ...none, passed: 3 }
  expect(judge(some, 1, '')).toMatchObject({ passed: 3, failed: 1 })
  expect(judge({ ...some, failed: 2 }, 1, '')).toMatchObject({ passed: 3, failed: 2 })
  expect(judge(some, 0, '')).toMatchObject({ passed: 3, failed: 0 })
})
