import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { staticFiles } from './static-files.ts'

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'tischlein-files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'app.js'), 'start()')
  writeFileSync(join(root, 'app.js.br'), 'compressed')
  return root
}

const app = () =>
  new Hono()
    .use('/*', staticFiles({ root: folder(), cacheControl: 'public, max-age=3600' }))
    .all('*', (c) => c.text('page'))

test.each(['identity', 'br'])('a file in %s is sent with its cache headers and nosniff', async (encoding) => {
  const response = await app().request('/app.js', { headers: { 'accept-encoding': encoding } })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(await response.text()).toBe(encoding === 'br' ? 'compressed' : 'start()')
})

test('a path without a file is passed on to the pages, with their own headers', async () => {
  const response = await app().request('/menu')
  expect(await response.text()).toBe('page')
  expect(response.headers.get('cache-control')).toBeNull()
})
