import { join } from 'node:path'
import { isBuilt } from '../machine/built.mjs'
import { projectRoot } from '../machine/project.mjs'
import { ensureBrowser } from '../machine/browser.ts'
import { cruised } from '../boundaries/cruise.ts'
import { countPlaywright, countVitest, judge, takeReport } from './count.ts'
import { check, runNode, type Step } from './step.ts'

const tool = (path: string): string => join('node_modules', path)

/** The checks that read the sources only. */
export const checks: Step[] = [
  check('types', tool('typescript/bin/tsc'), '-b'),
  check('format', tool('oxfmt/bin/oxfmt'), '--check'),
  check('lint', tool('oxlint/bin/oxlint'), '--deny-warnings'),
  check(
    'boundaries',
    tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
    ...cruised,
  ),
  check('dead code', tool('knip/bin/knip.js')),
]

/** One suite of tests: a project of vitest.config.ts. */
export function suite(title: string, project: string): Step {
  return {
    title,
    run: async () => {
      const { counts, code, output } = await runVitest(project)
      return judge(counts, code, output)
    },
  }
}

/** The tests of a suite that see something of what is not committed yet; none when nothing of it concerns them. */
export function suiteNearChange(title: string, project: string): Step {
  return {
    title,
    run: async () => {
      const { counts, code, output } = await runVitest(project, '--changed', '--passWithNoTests')
      return judge(counts, code, output, { mayBeEmpty: true })
    },
  }
}

async function runVitest(project: string, ...options: string[]) {
  const report = join(projectRoot, '.cache', 'reports', `${project}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const command = [tool('vitest/vitest.mjs'), 'run', '--project', project, ...options, ...reporters]
  const { code, output } = await runNode(command)
  return { counts: takeReport(report, countVitest), code, output }
}

export const build: Step = {
  title: 'build',
  run: () =>
    isBuilt()
      ? Promise.resolve({ passed: 1, failed: 0, output: '' })
      : check('build', 'scripts/build.mjs').run(),
}

export const endToEnd: Step = {
  title: 'end-to-end tests',
  run: async () => {
    const browser = ensureBrowser()
    const report = join(projectRoot, '.cache', 'reports', 'e2e.json')
    const { code, output } = await runNode([tool('@playwright/test/cli.js'), 'test'], { CHROMIUM: browser })
    return judge(takeReport(report, countPlaywright), code, output)
  },
}
