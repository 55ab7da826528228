import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { faultsInSecurityPage, testsNamed } from './security-page.ts'

test('a page names files of tests, each alone or with a title', () => {
  expect(
    testsNamed(
      '- 1.1 Says. `api/a.test.ts` · `bin/b.test.ts` › it holds, `always` · `e2e/c.spec.ts`\n`api/d.ts`',
    ),
  ).toEqual([
    { path: 'api/a.test.ts', title: '' },
    { path: 'bin/b.test.ts', title: 'it holds, `always`' },
    { path: 'e2e/c.spec.ts', title: '' },
  ])
})

test('a file or a title that is gone is a fault of the page', () => {
  const root = mkdtempSync(join(tmpdir(), 'tischlein-page-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, 'here.test.ts'), "test('it holds', () => {})")
  writeFileSync(
    join(root, 'docs', 'security.md'),
    '- `here.test.ts` › it holds · `here.test.ts` › it is gone · `gone.test.ts` · `here.test.ts`\n',
  )
  expect(faultsInSecurityPage(root)).toEqual([
    'docs/security.md: here.test.ts has no test named "it is gone"',
    'docs/security.md: there is no gone.test.ts',
  ])
})
