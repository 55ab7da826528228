import type { Finding, Scenario } from './finding.ts'

/** What one scenario found out. */
export type Outcome = { name: string; seconds: number; findings: Finding[] }

const MOST_OF_ERROR = 500

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

/** Runs scenarios one after the other and prints each finding beside its target. One that fails is a finding too. */
export async function runScenarios(scenarios: readonly Scenario[], print = toScreen): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, run } of scenarios) {
    const started = performance.now()
    const findings: Finding[] = []
    const note = (finding: Finding) => {
      findings.push(finding)
      print(lineOf(finding))
    }
    print(`\n${name}`)
    await run(note).catch((error: unknown) => {
      const seen = error instanceof Error ? (error.stack ?? error.message) : String(error)
      note({
        what: 'the run',
        seen: seen.slice(0, MOST_OF_ERROR),
        target: 'ends without an error',
        isMet: false,
      })
    })
    const seconds = Math.round((performance.now() - started) / 1000)
    print(`  in ${seconds} s`)
    outcomes.push({ name, seconds, findings })
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

function toScreen(line: string): void {
  process.stdout.write(`${line}\n`)
}
