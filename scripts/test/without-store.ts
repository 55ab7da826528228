import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

const IMPORT = /'(\.{1,2}\/[^']+\.ts)'/g
/** Only code of tests asks for the engine under test: test files, and what lies in a folder `test`. */
const OF_TESTS = /\.test\.ts$|(?:^|\/)test\//

/** The API tests that never ask for the engine under test, themselves or through what they share: it cannot change them. */
export function testsWithoutStore(): string[] {
  const read = (path: string) => readFileSync(posix.join(projectRoot, path), 'utf8')
  return globSync('api/**/*.test.ts', { cwd: projectRoot }).filter((path) => !asksForEngine(path, read))
}

/** Whether a file of tests, or one it imports, asks for what the suite provides. */
export function asksForEngine(
  path: string,
  read: (path: string) => string,
  seen: Set<string> = new Set(),
): boolean {
  seen.add(path)
  const source = read(path)
  if (/\binject\(/.test(source)) return true
  return [...source.matchAll(IMPORT)]
    .map(([, imported = '']) => posix.join(posix.dirname(path), imported))
    .some((next) => OF_TESTS.test(next) && !seen.has(next) && asksForEngine(next, read, seen))
}
