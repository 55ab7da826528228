import { readFileSync, rmSync } from 'node:fs'
import type { Outcome } from './step.ts'

type Counts = { passed: number; failed: number }

/** The test cases in a JSON report of Vitest. */
export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests } = JSON.parse(report) as Record<string, number>
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
}

/**
 * The test cases in a JSON report of Playwright. A test that was right at another try counts as passed: it met a busy
 * machine, not a fault that stays.
 */
export function countPlaywright(report: string): Counts {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/**
 * What a suite of tests found. A suite that ran no test, left no report, or ended with an error beside its tests has failed:
 * silence is not success, except where `mayBeEmpty` says that there may have been nothing to run.
 */
export function judge(
  counts: Counts | undefined,
  code: number,
  output: string,
  { mayBeEmpty = false } = {},
): Outcome {
  if (!counts) return { passed: 0, failed: 1, output: `${output}\nThe run left no report.` }
  const { passed, failed } = counts
  if (passed + failed === 0 && !(mayBeEmpty && code === 0))
    return { passed, failed: 1, output: `${output}\nNot a single test was run.` }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
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
