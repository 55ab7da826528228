import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { removeAtTheEnd } from '../../e2e/app-server.ts'
import { atLeast, atMost, type Scenario } from './finding.ts'
import { concluded, runScenarios } from './run-scenarios.ts'

async function run(scenario: Scenario) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const outcomes = await runScenarios([scenario], { print })
  return { code: concluded(outcomes, print), lines }
}

test('each finding stands beside its target, and a met run ends with 0', async () => {
  const { code, lines } = await run({
    name: 'pages',
    async run(note) {
      note({ ...atLeast('home', 0.961, 0.95), detail: '14 of 13.5 µs' })
      note(atMost('memory', 120, 150, ' MB'))
    },
  })
  expect(lines).toEqual([
    '\npages',
    '  ok    home: 0.961 (at least 0.95); 14 of 13.5 µs',
    '  ok    memory: 120 MB (at most 150 MB)',
    '  in 0 s',
    '\nevery target was met',
  ])
  expect(code).toBe(0)
})

test('a missed target ends the run with 1, and so does a scenario that fails', async () => {
  const missed = await run({ name: 'pages', run: async (note) => note(atLeast('home', 0.9, 0.95)) })
  expect([missed.code, missed.lines[1]]).toEqual([1, '  MISS  home: 0.9 (at least 0.95)'])
  const failed = await run({ name: 'pages', run: () => Promise.reject(new Error('no server')) })
  expect(failed.code).toBe(1)
  expect(failed.lines[1]).toContain('no server')
})

test('an interruption ends the run with what was found until then, also of a scenario that goes on', async () => {
  const interruption = new AbortController()
  const lines: string[] = []
  const endless: Scenario = {
    name: 'kills',
    run(note) {
      note(atMost('lost', 0, 0))
      interruption.abort()
      return new Promise(() => {})
    },
  }
  const outcomes = await runScenarios([endless, endless], {
    print: (line) => void lines.push(line),
    interrupted: interruption.signal,
    graceMs: 1,
  })
  expect(lines).toEqual([
    '\nkills',
    '  ok    lost: 0 (at most 0)',
    '  MISS  the run: was interrupted (ends without an error)',
    '  in 0 s',
  ])
  expect(concluded(outcomes, () => {})).toBe(1)
})

test('a server that a scenario leaves running when it fails is ended before the next one', async () => {
  const child = spawn('sleep', ['60'])
  const ended = once(child, 'exit')
  const leaving: Scenario = {
    name: 'kills',
    async run() {
      removeAtTheEnd(() => child.kill())
      throw new Error('no answer')
    },
  }
  expect((await run(leaving)).code).toBe(1)
  expect((await ended)[1]).toBe('SIGTERM')
})
