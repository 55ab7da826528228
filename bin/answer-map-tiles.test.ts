import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answerMapTiles } from './answer-map-tiles.ts'

const TEXT = 'abcdefghijklmnopqrstuvwxyz'

function setUp(text = TEXT) {
  const dir = mkdtempSync(join(tmpdir(), 'tischlein-tiles-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const path = join(dir, 'town.pmtiles')
  writeFileSync(path, text)
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    answerMapTiles(path, new Request('http://shop/map/tiles.pmtiles', { method, headers }))
  return { path, ask }
}

test('a range is answered with its bytes alone', async () => {
  const answer = await setUp().ask({ range: 'bytes=2-5' })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe('bytes 2-5/26')
  expect(answer.headers.get('content-length')).toBe('4')
  expect(await answer.text()).toBe('cdef')
})

test('a request without a range is answered with the whole file, and announces that ranges are supported', async () => {
  const answer = await setUp().ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('accept-ranges')).toBe('bytes')
  expect(answer.headers.get('cache-control')).toContain('no-transform')
  expect(await answer.text()).toBe(TEXT)
})

test('a range outside of the file is refused with the size', async () => {
  const answer = await setUp().ask({ range: 'bytes=26-' })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe('bytes */26')
})

test('a range of a file that has changed since is answered with the whole new file', async () => {
  const { path, ask } = setUp()
  const etag = (await ask({}, 'HEAD')).headers.get('etag') ?? ''
  expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  writeFileSync(path, 'another town')
  const answer = await ask({ range: 'bytes=0-1', 'if-range': etag })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('another town')
})

test('a client that has the file already gets 304', async () => {
  const { ask } = setUp()
  const etag = (await ask({}, 'HEAD')).headers.get('etag') ?? ''
  expect((await ask({ 'if-none-match': `"other", ${etag}` })).status).toBe(304)
})

test('HEAD answers the size without a body, other methods are refused', async () => {
  const { ask } = setUp()
  const head = await ask({ range: 'bytes=0-1' }, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '26', ''])
  expect((await ask({}, 'POST')).status).toBe(405)
})

test('a file that is emptied or deleted while the server runs causes no server error', async () => {
  const { path, ask } = setUp('')
  expect((await ask()).status).toBe(200)
  expect((await ask({ range: 'bytes=0-1' })).status).toBe(416)
  rmSync(path)
  expect((await ask()).status).toBe(404)
})
