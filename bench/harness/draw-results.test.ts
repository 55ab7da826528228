import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawPage } from './draw-results.ts'
import { atLeast, atMost } from './finding.ts'
import { newestResults, storeResults } from './results.ts'

const machine = { processor: 'Ace', cores: 2, memoryGb: 8, system: 'linux 6', node: '26.1.0', load: 0.3 }
const home = { ...atLeast('home page', 0.97, 0.95), detail: '14 µs' }
const pages = { name: 'pages', seconds: 9, findings: [home, atLeast('dish page', 0.9, 0.95)] }
const results = { outcomes: [{ ...pages, date: '2026-11-23', machine }] }

test('every figure stands beside its target, with what it was made from and whether it is met', () => {
  const page = drawPage(results)
  expect(page).toContain('1 of 2 targets met in 9 s (`npm run bench -- pages`), 2026-11-23, Ace')
  expect(page).toContain('| home page | 0.97 | at least 0.95 | yes | 14 µs |')
  expect(page).toContain('| dish page | 0.9 | at least 0.95 | **no** |  |')
})

test('a machine that did other work meanwhile is called busy', () => {
  expect(drawPage(results)).not.toContain('busy')
  expect(drawPage({ outcomes: [{ ...results.outcomes[0]!, machine: { ...machine, load: 6 } }] })).toContain(
    '(load 6)',
  )
})

test('scenarios that did not run keep their newest figures, with the day and machine of these', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-results-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(newestResults(folder)).toBeUndefined()
  const memory = { name: 'memory', seconds: 3, findings: [atMost('idle', 120, 150, ' MB')] }
  storeResults([pages, memory], machine, { folder, now: new Date('2026-11-23T10:00:00Z') })
  const faster = { ...pages, seconds: 4 }
  const other = { ...machine, processor: 'King' }
  storeResults([faster], other, { folder, now: new Date('2026-11-24T10:00:00Z') })
  expect(newestResults(folder)).toEqual({
    outcomes: [
      { ...faster, date: '2026-11-24', machine: other },
      { ...memory, date: '2026-11-23', machine },
    ],
  })
})
