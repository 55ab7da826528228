import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from './row.ts'

const BETWEEN = ' › '

/** What is wrong with a row: no test at all, or one that is not to be found. */
export function faultsOf(root: string, { id, shownBy }: Row): string[] {
  if (shownBy.length === 0) return [`${id} is shown by no test`]
  return shownBy.flatMap((test) => {
    const [path = '', name = ''] = test.split(BETWEEN)
    if (name === '') return [`${id}: "${test}" names no test`]
    const file = join(root, path)
    if (!existsSync(file)) return [`${id}: there is no ${path}`]
    return namesIn(readFileSync(file, 'utf8')).some((found) => found.includes(name))
      ? []
      : [`${id}: ${path} has no test named "${name}"`]
  })
}

/** Rows without a test, numbers that two rows have, and a page that is not as fresh as the rows. */
export function faultsInConformance(root: string, rows: readonly Row[]): string[] {
  const ids = rows.map(({ id }) => id)
  const doubled = ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => `${id} is the number of two rows`)
  const page = readFileSync(join(root, 'docs', 'conformance.md'), 'utf8')
  const stale = page === drawConformance(rows) ? [] : ['docs/conformance.md is stale: npm run conformance']
  return [...rows.flatMap((one) => faultsOf(root, one)), ...doubled, ...stale]
}

/** A call of `test`, `describe`, `test.step` or of what `test.each(…)` answers, up to the name that it is given. */
const NAMED =
  /(?:\b(?:test|describe|httpTest)(?:\.(?:step|each|describe))?|[\])`])\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g

/** The names of the tests, groups and steps in a file of tests. */
function namesIn(source: string): string[] {
  return [...source.matchAll(NAMED)].map(([, , name = '']) => name.replace(/\\(.)/g, '$1'))
}

/** The page `docs/conformance.md`. */
export function drawConformance(rows: readonly Row[]): string {
  const lines = rows.map(({ id, says, shownBy }) => {
    const tests = shownBy.map((test) => cell(test.replace(BETWEEN, ': '))).join('<br>')
    return `| ${id} | ${cell(says)} | ${tests} |`
  })
  return [
    '# What the specification promises, and the tests that show it',
    '',
    'Made by `npm run conformance` from `scripts/conformance`. `npm run verify` fails when a row has no test.',
    '',
    '| § | promise | shown by |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
