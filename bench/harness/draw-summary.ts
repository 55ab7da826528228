import type { Finding } from './finding.ts'
import type { Machine, Measured, Results } from './results.ts'

const SUMMARY = /(<!-- figures of npm run bench -->\n)[\s\S]*?(<!-- end of the figures -->)/
/** From this many programs per core on, others decide how long something takes. */
const BUSY = 1

/**
 * The lines of the README: for each part of the run how many targets are met, and of the figures with the same target the
 * worst, so that no good one hides it.
 */
export function drawSummary({ outcomes }: Results): string {
  const lines = outcomes.map(
    ({ name, findings }) =>
      `- **${name}**, ${metOf(findings)}: ${worstOfEachTarget(findings).map(describeFinding).join('; ')}.`,
  )
  return [
    'The worst figure for each target; all figures stand in [docs/performance.md](docs/performance.md).',
    lines.join('\n'),
    describeRuns(outcomes),
  ].join('\n\n')
}

/** The README with the summary between its marks. */
export const withSummary = (readme: string, results: Results): string =>
  readme.replace(SUMMARY, (_, start: string, end: string) => `${start}\n${drawSummary(results)}\n\n${end}`)

export const metOf = (findings: readonly Finding[]): string =>
  `${findings.filter(({ isMet }) => isMet).length} of ${findings.length} targets met`

export function describeMachine({ processor, cores, memoryGb, system, node, load }: Machine): string {
  const busy = load > BUSY * cores ? `, which was busy with other work (load ${load})` : ''
  return `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}${busy}`
}

const describeFinding = ({ what, seen, target }: Finding): string => `${what} ${seen} (${target})`

function worstOfEachTarget(findings: readonly Finding[]): Finding[] {
  const sameTarget = Map.groupBy(findings, ({ target }) => target)
  return [...sameTarget.values()].map((same) =>
    same.reduce((worst, one) => (isWorse(one, worst) ? one : worst)),
  )
}

function isWorse(one: Finding, other: Finding): boolean {
  if (one.isMet !== other.isMet) return !one.isMet
  const [seen, beside] = [Number.parseFloat(one.seen), Number.parseFloat(other.seen)]
  return one.target.startsWith('at most') ? seen > beside : seen < beside
}

/** When and on which machines the parts were measured, each day and machine once. */
function describeRuns(outcomes: readonly Measured[]): string {
  const runs = Map.groupBy(outcomes, ({ date, machine }) => `${date} on ${describeMachine(machine)}`)
  const parts = [...runs].map(([run, measured]) => `${measured.map(({ name }) => name).join(', ')} on ${run}`)
  return `Measured: ${parts.join('; ')}.`
}
