import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot, pinnedNode } from './machine/project.mjs'
import { inSmallProject } from './boundaries/in-small-project.ts'

const settings = [
  'package.json',
  'tsconfig.base.json',
  'contract/tsconfig.json',
  'domain/tsconfig.json',
  'api/tsconfig.json',
]
const sound = {
  'contract/menu.ts': 'export type Menu = { name: string }\n',
  'domain/time.ts':
    "export const zone = (now: Temporal.Instant) => now.toZonedDateTimeISO('Europe/Berlin')\n",
  'api/app.ts':
    "import type { Menu } from '#contract/menu.ts'\nimport { zone } from '#domain/time.ts'\nexport type App = [Menu, typeof zone]\n",
}

/** What `tsc -b api` says about a small project: one `file: code` for each error. */
async function compile(files: Record<string, string>): Promise<string[]> {
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
  const { stdout } = await inSmallProject({ ...sound, ...files }, settings, (cwd) =>
    spawnSync(pinnedNode, [tsc, '-b', 'api', '--pretty', 'false'], { cwd, encoding: 'utf8' }),
  )
  return [...stdout.matchAll(/^([^\s(]+)\(.*?error (TS\d+)/gm)].map(([, file, code]) => `${file}: ${code}`)
}

test('a sound small project compiles, Temporal included', async () => {
  expect(await compile({})).toEqual([])
})

test('the compiler refuses an import from domain up to api, even of a type alone', async () => {
  const errors = await compile({
    'domain/up.ts': "import type { App } from '#api/app.ts'\nexport type Up = App\n",
  })
  expect(errors).toContain('domain/up.ts: TS6307')
})

test.each([
  ['process', 'export const home = process.cwd()\n'],
  ['window', 'export const width = window.innerWidth\n'],
  ['document', 'export const title = document.title\n'],
  ['node:fs', "export { readFileSync } from 'node:fs'\n"],
])('domain does not know %s', async (_, source) => {
  expect(await compile({ 'domain/world.ts': source })).toHaveLength(1)
})

test('contract does not know the rules of domain', async () => {
  const errors = await compile({ 'contract/up.ts': "export { zone } from '#domain/time.ts'\n" })
  expect(errors).toContain('contract/up.ts: TS6307')
})
