import { readFileSync, rmSync } from 'node:fs'
import type { Outcome, TimedTest } from './step.ts'

export type Counts = { passed: number; failed: number; tests: TimedTest[] }

type VitestReport = {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: { assertionResults: { fullName: string; duration?: number | null }[] }[]
}
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites?: PlaywrightSuite[]
}

/** The test cases in a JSON report of Vitest. */
export function countVitest(report: string): Counts {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = JSON.parse(report) as VitestReport
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  )
  return { passed: numPassedTests, failed: numFailedTests, tests }
}

/**
 * The test cases in a JSON report of Playwright. A test that was right at another try counts as passed: it met a busy
 * machine, not a fault that stays.
 */
export function countPlaywright(report: string): Counts {
  const { stats, suites = [] } = JSON.parse(report) as PlaywrightReport
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, tests: suites.flatMap(timed) }
}

function timed({ title: file, suites = [], specs = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${file} › ${title} (${projectName})`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(timed)]
}

/**
 * What a suite of tests found. A suite that ran no test, left no report, or ended with an error beside its tests has failed:
 * silence is not success, except with `mayBeEmpty`, when there may have been nothing to run.
 */
export function judge(
  counts: Counts | undefined,
  code: number,
  output: string,
  { mayBeEmpty = false } = {},
): Outcome {
  if (!counts) return { passed: 0, failed: 1, output: `${output}\nThe run left no report.` }
  const { passed, failed, tests } = counts
  if (passed + failed === 0 && !(mayBeEmpty && code === 0))
    return { passed, failed: 1, output: `${output}\nNot a single test was run.` }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output, tests }
}

/** Reads a report and removes it, so that a later run that dies early cannot be judged by it. */
export function takeReport(path: string, count: (report: string) => Counts): Counts | undefined {
  try {
    return count(readFileSync(path, 'utf8'))
  } catch {
    return undefined // judged as a failure by `judge`
  } finally {
    rmSync(path, { force: true })
  }
}
