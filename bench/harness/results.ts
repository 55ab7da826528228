import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './run-scenarios.ts'

/** On what a run was made. */
export type Machine = { processor: string; cores: number; memoryGb: number; system: string; node: string }

/** What is stored of one day: the latest outcome of each scenario. */
export type Results = { date: string; machine: Machine; outcomes: Outcome[] }

const FOLDER = join(import.meta.dirname, '../results')

/** Stores the outcomes of today; those of other scenarios from earlier today stay. */
export function storeResults(outcomes: readonly Outcome[], folder = FOLDER, now = new Date()): void {
  const date = now.toISOString().slice(0, 10)
  const file = join(folder, `${date}.json`)
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results).outcomes : []
  const kept = earlier.filter(({ name }) => outcomes.every((outcome) => outcome.name !== name))
  const results: Results = { date, machine: thisMachine(), outcomes: [...kept, ...outcomes] }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

function thisMachine(): Machine {
  const [processor] = cpus()
  return {
    processor: processor?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release().split('-')[0]}`,
    node: process.versions.node,
  }
}
