import { join } from 'node:path'
import { isBuilt } from '../machine/built.mjs'
import { ensureBrowser } from '../machine/browser.ts'
import { projectRoot } from '../machine/project.mjs'
import { countPlaywright, countVitest, judge, takeReport } from './count.ts'
import { testFoldersNear } from './near-change.ts'
import { check, runNode, type Step } from './step.ts'

const tool = (path: string): string => join('node_modules', path)

/** The one rule that needs types and is worth its time: docs/decisions/0025. */
const PROMISES = 'typescript/no-floating-promises'

/** The checks that read the sources only. */
export const checks: Step[] = [
  check('types', tool('typescript/bin/tsc'), '-b'),
  check('format', tool('oxfmt/bin/oxfmt'), '--check'),
  check('lint', tool('oxlint/bin/oxlint'), '--deny-warnings'),
  check('promises', tool('oxlint/bin/oxlint'), '--type-aware', '-A', 'all', '-D', PROMISES),
  check('boundaries and their graph', 'scripts/check-boundaries.ts'),
  check('conventions', 'scripts/check-conventions.ts'),
  check('dead code', tool('knip/bin/knip.js')),
]

/** One suite of tests: a project of vitest.config.ts. */
export function suite(title: string, project: string): Step {
  return {
    title,
    run: async () => {
      const { counts, code, ...finished } = await runVitest(project)
      return { ...judge(counts, code, finished.output), cpuSeconds: finished.cpuSeconds }
    },
  }
}

/** The tests of a suite that belong to the modules of what is not committed yet; none when there are none. */
export function suiteNearChange(title: string, project: string): Step {
  return {
    title,
    run: async () => {
      const folders = testFoldersNear()
      if (folders.length === 0) return { passed: 0, failed: 0, output: '' }
      const { counts, code, ...finished } = await runVitest(project, '--passWithNoTests', ...folders)
      return {
        ...judge(counts, code, finished.output, { mayBeEmpty: true }),
        cpuSeconds: finished.cpuSeconds,
      }
    },
  }
}

async function runVitest(project: string, ...options: string[]) {
  const report = join(projectRoot, '.cache', 'reports', `${project}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const command = [tool('vitest/vitest.mjs'), 'run', '--project', project, ...options, ...reporters]
  return { ...(await runNode(command)), counts: takeReport(report, countVitest) }
}

export const build: Step = {
  title: 'build',
  run: () =>
    isBuilt()
      ? Promise.resolve({ passed: 1, failed: 0, output: '' })
      : check('build', 'scripts/build.mjs').run(),
}

/** The tests of the whole program: everything once, or in every width, colour and language. */
export function endToEnd({ everything }: { everything: boolean }): Step {
  return {
    title: 'end-to-end tests',
    run: async () => {
      const env = { CHROMIUM: ensureBrowser(), TEST_ALL: everything ? '1' : '' }
      const report = join(projectRoot, '.cache', 'reports', 'e2e.json')
      const { code, output, cpuSeconds } = await runNode([tool('@playwright/test/cli.js'), 'test'], env)
      return { ...judge(takeReport(report, countPlaywright), code, output), cpuSeconds }
    },
  }
}
