import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { StoreUnavailable } from '#api/db/store-unavailable.ts'
import { createFolderFiles } from '#api/media/index.ts'
import { keepPending } from '#api/media/pending-pictures.ts'
import type { MediaFiles } from '#api/media/store/media-files.ts'
import { createLog } from '#api/platform/log.ts'
import { answerMedia } from './answer-media.ts'

const ID = '0a'.repeat(12)
const log = createLog('silent', { write: () => {} })

/** A server of the files in a folder of its own, or of those that `more` answers. */
async function openServer(more: Partial<MediaFiles> = {}) {
  const mediaDir = await mkdtemp(join(tmpdir(), 'tischlein-answer-media-'))
  onTestFinished(() => rm(mediaDir, { recursive: true }))
  const files = createFolderFiles(mediaDir)
  const hurried: string[] = []
  const app = new Hono().all(
    '/media/*',
    answerMedia({ mediaDir, mediaFiles: { ...files, ...more }, log }, (id) => hurried.push(id)),
  )
  const read = async (path: string, init?: RequestInit) => app.request(path, init)
  return { files, hurried, read }
}

test('the files of a picture are served for ever, whole or in parts, and what describes it is not', async () => {
  const { files, read } = await openServer()
  for (const name of ['480.webp', 'picture.json']) await files.write(`${ID}/${name}`, 'pixels')
  const whole = await read(`/media/${ID}/480.webp`)
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([whole.headers.get('content-type'), await whole.text()]).toEqual(['image/webp', 'pixels'])
  const part = await read(`/media/${ID}/480.webp`, { headers: { range: 'bytes=2-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'xe'])
  expect((await read(`/media/${ID}/480.webp`, { method: 'HEAD' })).headers.get('content-length')).toBe('6')
  expect((await read(`/media/${ID}/480.webp`, { method: 'POST' })).status).toBe(404)
  expect((await read(`/media/${ID}/picture.json`)).status).toBe(404)
})

test('a pending picture is answered by an uncached placeholder, and is generated next', async () => {
  const { files, hurried, read } = await openServer()
  const source = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'
  const { id } = await keepPending(files, 0, { source, width: 40, height: 40, placeholder: '' })
  const response = await read(`/media/${id}/480.webp`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toContain('width="480" height="480"')
  expect(hurried).toEqual([id])
  expect((await read(`/media/pending/0000-${id}.json`)).status).toBe(404)
})

test('a picture that is not there is not found, which nobody keeps', async () => {
  const { read } = await openServer()
  const response = await read(`/media/${ID}/480.webp`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('names that no picture has never reach what keeps the pictures', async () => {
  const asked: string[] = []
  const note = (name: string) => Promise.resolve(void asked.push(name))
  const { read } = await openServer({
    bring: (name) => note(name).then(() => false),
    list: (folder) => note(folder).then(() => []),
  })
  const hostile = [
    `/media/${ID}/..%2f..%2ftischlein.db`,
    `/media/${ID}/%2e%2e/x.webp`,
    `/media/${'A'.repeat(24)}/480.webp`,
    `/media/${ID}/480.webp%00.webp`,
    `/media/${ID}/${'4'.repeat(99)}.webp`,
    '/media/uploads/tischlein.webp',
    `/media/drawings/${ID}.json.br`,
    '/media/',
  ]
  for (const path of hostile) expect((await read(path)).status, path).toBe(404)
  expect(asked).toEqual([])
})

test('while the pictures cannot be reached, those on this machine are served and others answer when to try again', async () => {
  const fail = () => Promise.reject(new StoreUnavailable(new Error('no route')))
  const { files, read } = await openServer({ bring: fail, list: fail })
  await files.write(`${ID}/240.webp`, 'pixels')
  expect((await read(`/media/${ID}/240.webp`)).status).toBe(200)
  const response = await read(`/media/${ID}/480.webp`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})
