import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf } from '../conformance/conformance.ts'

/** The tests that a page names: files in backticks, some with the title of the test behind them. */
export function testsNamed(page: string): { path: string; title: string }[] {
  return [...page.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts))`(?: › (.+?)(?= · `|$))?/gm)].map(
    ([, path = '', title = '']) => ({ path, title }),
  )
}

/** Each test that docs/security.md names and that does not exist. */
export function faultsInSecurityPage(root: string): string[] {
  return testsNamed(readFileSync(join(root, 'docs', 'security.md'), 'utf8')).flatMap(({ path, title }) => {
    const id = 'docs/security.md'
    if (title !== '') return faultsOf(root, { id, says: '', shownBy: [`${path} › ${title}`] })
    return existsSync(join(root, path)) ? [] : [`${id}: there is no ${path}`]
  })
}
