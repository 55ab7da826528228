import { expect, test } from 'vitest'
import { runNode } from '../scripts/checks/step.ts'

// The commands as people run them, with the smallest amounts.

const MINUTES_MS = 5 * 60_000

test(
  'npm run faults kills the real program and prints what was lost beside its target',
  async () => {
    const built = await runNode(['scripts/build.mjs', '--unless-built'])
    expect(built.code, built.output).toBe(0)
    const { code, output } = await runNode(['bench/faults.ts', 'kills'], { KILLS: '1', ENGINE: 'sqlite' })
    expect(output).toContain('  ok    sqlite: kills: 1 (1)')
    expect(output).toMatch(/^ {2}ok {4}sqlite: acknowledged orders lost, of [1-9]\d*: 0 \(0\)$/m)
    expect(output).toMatch(/\nevery target was met\n$/)
    expect(code).toBe(0)
  },
  MINUTES_MS,
)

test(
  'npm run bench prints its figures, and one that measured nothing misses its target and ends with 1',
  async () => {
    const env = { BENCH_TRIAL: '1', SEARCHES: '0' }
    const { code, output } = await runNode(['bench/run.ts', 'addresses'], env)
    expect(output).toMatch(/^ {2}MISS {2}an address as people type it, times a plain look-up: NaN /m)
    expect(output).toMatch(/\n1 missed\n$/)
    expect(code).toBe(1)
  },
  MINUTES_MS,
)
