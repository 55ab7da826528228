import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StoreUnavailable } from '#api/db/store-unavailable.ts'
import { createTestApp } from '#api/test/app.ts'
import { publish, settings } from '#api/test/builders.ts'
import { sayStart } from './say-start.ts'

/** A shop whose database is away the first `times` times that something is asked of it. */
async function shopWithout(times: number) {
  const app = await createTestApp()
  await publish(app, settings({ IMPRINT: '' }))
  let left = times
  const db = new Proxy(app.db, {
    get(target, name: keyof typeof app.db) {
      if (left-- > 0) throw new StoreUnavailable(new Error('connection refused'))
      const value = target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-start-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { deps: { ...app.deps, db }, lines, start: { url: 'http://localhost:1', dataDir, say, againMs: 0 } }
}

test('a database that is away at the end of a start does not end the server, and everything is said once', async () => {
  const { deps, lines, start } = await shopWithout(2)
  await sayStart(deps, { ...start, isEnding: () => false })
  expect(lines.slice(0, 3)).toEqual([
    'Storefront   http://localhost:1/',
    'Back office  http://localhost:1/backoffice/',
    'API          http://localhost:1/api',
  ])
  expect(lines).toContainEqual(expect.stringContaining('IMPRINT is empty'))
  expect(new Set(lines).size).toBe(lines.length)
})

test('a server that ends does not wait for its database', async () => {
  const { deps, lines, start } = await shopWithout(Number.POSITIVE_INFINITY)
  let asked = 0
  await sayStart(deps, { ...start, isEnding: () => asked++ > 0 })
  expect(lines).toHaveLength(3)
})
