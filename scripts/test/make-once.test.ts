import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { makeOnce } from './make-once.ts'

function place() {
  const parent = mkdtempSync(join(tmpdir(), 'tischlein-once-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'demo')
  const read = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return { folder, read, names: () => readdirSync(parent) }
}

test('of runs that make a folder at once, the first that is done keeps it whole, and nothing else is left', async () => {
  const { folder, read, names } = place()
  const made: string[] = []
  const make = (run: string, ms: number) =>
    makeOnce(folder, async (draft) => {
      writeFileSync(join(draft, 'one'), run)
      await delay(ms)
      writeFileSync(join(draft, 'two'), run)
      made.push(run)
    })
  await Promise.all([make('slow', 60), make('fast', 5), make('medium', 30)])
  expect([made, read(), names()]).toEqual([['fast', 'medium', 'slow'], ['fast', 'fast'], ['demo']])
  await make('late', 0)
  expect([made.length, read()]).toEqual([3, ['fast', 'fast']])
})

test('a run that fails leaves nothing, and the next one makes the folder', async () => {
  const { folder, read, names } = place()
  const failing = makeOnce(folder, (draft) => {
    writeFileSync(join(draft, 'half'), '')
    return Promise.reject(new Error('the server did not start'))
  })
  await expect(failing).rejects.toThrow('the server did not start')
  expect(names()).toEqual([])
  await makeOnce(folder, async (draft) => writeFileSync(join(draft, 'whole'), 'whole'))
  expect(read()).toEqual(['whole'])
})
