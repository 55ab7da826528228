import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './run-scenarios.ts'

/** On what a run was made; `load` is how many programs wanted to compute when it began. */
export type Machine = {
  processor: string
  cores: number
  memoryGb: number
  system: string
  node: string
  load: number
}

/** What a scenario found out, on which day and machine. */
export type Measured = Outcome & { date: string; machine: Machine }

/** The latest outcome of each scenario. */
export type Results = { outcomes: Measured[] }

const RESULTS = join(import.meta.dirname, '../results')

/** Stores the outcomes of today. Scenarios that did not run keep their newest figures, with the day and machine of these. */
export function storeResults(
  outcomes: readonly Outcome[],
  machine: Machine,
  { folder = RESULTS, now = new Date() } = {},
): void {
  mkdirSync(folder, { recursive: true })
  const date = now.toISOString().slice(0, 10)
  const kept = (newestResults(folder)?.outcomes ?? []).filter(
    ({ name }) => !outcomes.some((outcome) => outcome.name === name),
  )
  const measured = outcomes.map((outcome) => ({ ...outcome, date, machine }))
  const results: Results = { outcomes: [...measured, ...kept] }
  writeFileSync(join(folder, `${date}.json`), `${JSON.stringify(results, null, 2)}\n`)
}

/** The results of the newest day; undefined without any. */
export function newestResults(folder = RESULTS): Results | undefined {
  if (!existsSync(folder)) return undefined
  const newest = readdirSync(folder).toSorted().at(-1)
  return newest === undefined
    ? undefined
    : (JSON.parse(readFileSync(join(folder, newest), 'utf8')) as Results)
}

/** This machine as it is now, before it is measured. */
export function thisMachine(): Machine {
  const [processor] = cpus()
  return {
    processor: processor?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release().split('-')[0]}`,
    node: process.versions.node,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
}
