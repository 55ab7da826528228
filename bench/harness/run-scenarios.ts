import { setTimeout as delay } from 'node:timers/promises'
import { removeLeftovers } from '../../e2e/app-server.ts'
import { teardown } from '../../scripts/test/postgres.ts'
import type { Finding, Scenario } from './finding.ts'

/** What one scenario found out. */
export type Outcome = { name: string; seconds: number; findings: Finding[] }

type Options = { print?: (line: string) => void; interrupted?: AbortSignal; graceMs?: number }

/** Letters: the last lines of a cluster's programs say why it failed. */
const MOST_OF_ERROR = 6_000
/** How long a scenario that was interrupted may take to note what it has found; on a busy machine that is minutes. */
const GRACE_MS = 300_000

/**
 * The scenarios that the command line names, or all; a name that there is not ends the program. Others are named with what
 * may stand beside them.
 */
export function wantedScenarios(scenarios: readonly Scenario[], names: readonly string[]): Scenario[] {
  const wanted = scenarios.filter(({ name }) => names.length === 0 || names.includes(name))
  if (wanted.length === (names.length || scenarios.length)) return wanted
  process.stderr.write(`There is ${scenarios.map(({ name }) => name).join(', ')}\n`)
  process.exit(1)
}

/**
 * Runs scenarios one after the other and prints each finding beside its target; what a scenario leaves open is removed before
 * the next one. One that fails is a finding too, and so is an interruption, which ends the run.
 */
export async function runScenarios(
  scenarios: readonly Scenario[],
  { print = toScreen, interrupted = interruption(), graceMs = GRACE_MS }: Options = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, run } of scenarios) {
    const started = performance.now()
    const findings: Finding[] = []
    let isOver = false
    const note = (finding: Finding) => {
      if (isOver) return
      findings.push(finding)
      print(lineOf(finding))
    }
    const noteFailure = (seen: string) =>
      note({ what: 'the run', seen, target: 'ends without an error', isMet: false })
    print(`\n${name}`)
    const done = run(note, interrupted).catch((error: unknown) => {
      const seen = error instanceof Error ? (error.stack ?? error.message) : String(error)
      noteFailure(seen.slice(0, MOST_OF_ERROR))
    })
    await Promise.race([done, lateAfter(interrupted, graceMs)])
    if (interrupted.aborted) noteFailure('was interrupted')
    isOver = true
    removeLeftovers()
    await teardown()
    const seconds = Math.round((performance.now() - started) / 1000)
    print(`  in ${seconds} s`)
    outcomes.push({ name, seconds, findings })
    if (interrupted.aborted) break
  }
  return outcomes
}

/** Prints how many targets were missed and answers the code that the program ends with. */
export function concluded(outcomes: readonly Outcome[], print = toScreen): 0 | 1 {
  const missed = outcomes.flatMap(({ findings }) => findings).filter(({ isMet }) => !isMet)
  print(`\n${missed.length === 0 ? 'every target was met' : `${missed.length} missed`}`)
  return missed.length === 0 ? 0 : 1
}

function lineOf({ what, seen, target, isMet, detail }: Finding): string {
  return `  ${isMet ? 'ok  ' : 'MISS'}  ${what}: ${seen} (${target})${detail ? `; ${detail}` : ''}`
}

/** Aborted by the first signal that asks the program to end; a second one ends it at once. */
function interruption(): AbortSignal {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (interrupted.signal.aborted) process.exit(1)
      interrupted.abort()
    })
  return interrupted.signal
}

/** Resolves some time after the interruption; never without one. */
async function lateAfter(interrupted: AbortSignal, ms: number): Promise<void> {
  if (!interrupted.aborted)
    await new Promise((resolve) => interrupted.addEventListener('abort', resolve, { once: true }))
  await delay(ms)
}

function toScreen(line: string): void {
  process.stdout.write(`${line}\n`)
}
