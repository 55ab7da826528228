import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadServiceWorker } from './service-worker.ts'

function buildWith(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-worker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'sw.js'), source)
  return folder
}

const ask = (headers: Record<string, string> = {}) => new Request('http://shop/sw.js', { headers })

test('browsers ask for the service worker at every visit, and one that they have is not sent again', async () => {
  const answer = await loadServiceWorker(buildWith('addEventListener("fetch", () => {})'))
  const first = answer(ask())
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('content-type')).toContain('text/javascript')
  expect(await first.text()).toContain('fetch')
  expect(answer(ask({ 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
})

test('switched off, the worker of every device removes what it stored and itself', async () => {
  const answer = await loadServiceWorker(buildWith('the worker'), false)
  const source = await answer(ask({ 'service-worker': 'script' })).text()
  const done: string[] = []
  const waits: Promise<unknown>[] = []
  const listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {}
  const scope = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => (listeners[name] = listener),
    skipWaiting: () => done.push('takes over'),
    caches: { keys: async () => ['pages', 'orders'], delete: async (name: string) => done.push(name) },
    registration: { unregister: async () => done.push('unregistered') },
  }
  // eslint-disable-next-line no-new-func
  new Function(...Object.keys(scope), source)(...Object.values(scope))
  for (const name of ['install', 'activate']) listeners[name]?.({ waitUntil: (work) => waits.push(work) })
  await Promise.all(waits)
  expect(done).toEqual(['takes over', 'pages', 'orders', 'unregistered'])
})

test('switched off, a page finds no worker to register', async () => {
  const answer = await loadServiceWorker(buildWith('the worker'), false)
  expect(answer(ask()).status).toBe(204)
  expect((await loadServiceWorker(buildWith('the worker')))(ask()).status).toBe(200)
})
