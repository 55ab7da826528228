import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Deps } from '#api/context.ts'
import { createLease } from '#api/jobs/lease.ts'
import { createLog } from '#api/platform/log.ts'
import { createFolderFiles } from '#api/media/index.ts'
import { keepPending, listPending } from '#api/media/pending-pictures.ts'
import type { MediaFiles } from '#api/media/store/media-files.ts'
import { createTestApp } from '#api/test/app.ts'
import { startDrawing } from './picture-drawing.ts'

let mediaDir: string
let files: MediaFiles
let logged: string[]
let deps: Deps

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'tischlein-drawing-'))
  files = createFolderFiles(mediaDir)
  logged = []
  deps = (await createTestApp()).deps
})
afterEach(() => rm(mediaDir, { recursive: true }))

const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`
const keep = (position: number, source: string) =>
  keepPending(files, position, { source, width: 40, height: 40, placeholder: '' })
const start = (say?: (line: string) => void) => {
  const log = createLog('error', { write: (line) => void logged.push(line) })
  return startDrawing({ ...deps, mediaDir, mediaFiles: files, clock: Date.now, log }, say, 20)
}
const drawnAt = async (id: string) => (await stat(join(mediaDir, id))).mtimeMs
const drawnIds = async () => (await readdir(mediaDir)).filter((name) => /^[0-9a-f]{24}$/.test(name))

test('an interrupted generation continues at the next start and generates no file twice', async () => {
  const pictures = []
  for (let at = 0; at < 6; at++) pictures.push(await keep(at, svg(`rgb(${at},0,0)`)))
  const first = start()
  await expect
    .poll(async () => (await drawnIds()).length, { interval: 5, timeout: 20_000 })
    .toBeGreaterThan(0)
  await first.stop()
  const before = new Map<string, number>()
  for (const id of await drawnIds()) before.set(id, await drawnAt(id))
  expect((await listPending(files)).length).toBeGreaterThan(0)

  const lines: string[] = []
  await start((line) => lines.push(line)).finished
  expect(await listPending(files)).toEqual([])
  expect((await drawnIds()).toSorted()).toEqual(pictures.map(({ id }) => id).toSorted())
  for (const [id, at] of before) expect(await drawnAt(id)).toBe(at)
  expect(lines.at(-1)).toBe('All pictures are drawn.')
  expect(logged).toEqual([])
})

test('a picture that cannot be processed is logged, kept, and stops no other', async () => {
  await keep(0, 'no picture at all')
  await writeFile(join(mediaDir, 'pending', `0001-${'b'.repeat(24)}.json`), '{"damaged":')
  const sound = await keep(2, svg('green'))
  await start().finished
  expect(await drawnIds()).toEqual([sound.id])
  expect(await listPending(files)).toHaveLength(2)
  expect(logged.filter((line) => line.includes('picture could not be drawn'))).toHaveLength(2)
})

test('no child process is started when nothing is pending', async () => {
  const lines: string[] = []
  await start((line) => lines.push(line)).finished
  expect(lines).toEqual([])
})

test('while another machine draws, nothing is drawn here; once that one ends, the rest is', async () => {
  const other = createLease({ ...deps, clock: Date.now }, 'drawing pictures', 60_000)
  await other.take()
  const { id } = await keep(0, svg('blue'))
  let looks = 0
  const list = files.list
  files = {
    ...files,
    list: (folder) => {
      looks += 1
      return list(folder)
    },
  }
  const drawing = start()
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(2)
  expect(await drawnIds()).toEqual([])
  await other.giveUp()
  await drawing.finished
  expect(await drawnIds()).toEqual([id])
  expect(await listPending(files)).toEqual([])
})
