import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot, pinnedNodeEnv } from './machine/project.mjs'
import { inSmallProject } from './boundaries/in-small-project.ts'

/** The rules that the linter reports for one file of a small project. */
async function lint(file: string, source: string): Promise<string[]> {
  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint')
  const { stdout } = await inSmallProject({ [file]: source }, ['.oxlintrc.json', 'package.json'], (cwd) =>
    spawnSync(oxlint, ['--format', 'json', file], { cwd, env: pinnedNodeEnv(), encoding: 'utf8' }),
  )
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code)
}

const lines = (count: number) => 'export const a = 1\n'.replace('a', 'a1') + '// why\n'.repeat(count - 1)
const readsEnvironment = 'export const port = process.env.PORT\n'
const defaultExport = 'export default function Home() {\n  return null\n}\n'

test('a file of 300 lines passes, one of 301 does not', async () => {
  expect(await lint('domain/long.ts', lines(300))).toEqual([])
  expect(await lint('domain/long.ts', lines(301))).toEqual(['eslint(max-lines)'])
})

test('only api/config/config.ts and the scripts read the environment', async () => {
  expect(await lint('api/orders/index.ts', readsEnvironment)).toEqual(['node(no-process-env)'])
  expect(await lint('api/config/config.ts', readsEnvironment)).toEqual([])
  expect(await lint('scripts/start.ts', readsEnvironment)).toEqual([])
})

test('only routes and configurations have a default export', async () => {
  expect(await lint('storefront/app/cart/side-cart.tsx', defaultExport)).toEqual([
    'import(no-default-export)',
  ])
  expect(await lint('storefront/app/routes/home.tsx', defaultExport)).toEqual([])
})

test('any is refused', async () => {
  expect(await lint('domain/any.ts', 'export const a = (b: any) => b\n')).toEqual([
    'typescript(no-explicit-any)',
  ])
})

test('a hook behind a condition and a picture without a text are refused', async () => {
  const hook =
    "import { useState } from 'react'\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(0)\n  return null\n}\n"
  expect(await lint('ui/a.tsx', hook)).toContain('react-hooks(rules-of-hooks)')
  expect(await lint('ui/b.tsx', "export const B = () => <img src='/a.webp' />\n")).toContain(
    'jsx-a11y(alt-text)',
  )
})
