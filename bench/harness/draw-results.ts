import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './finding.ts'
import type { Machine, Results } from './results.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = join(ROOT, 'docs/performance.md')
const README = join(ROOT, 'README.md')
const SUMMARY = /(<!-- figures of npm run bench -->\n)[\s\S]*?(<!-- end of the figures -->)/
/** From this many programs per core on, others decide how long something takes. */
const BUSY = 1

/** The page `docs/performance.md`: every figure beside its target. */
export function drawPage({ outcomes }: Results): string {
  const tables = outcomes.map(({ name, seconds, findings, date, machine }) =>
    [
      `## ${name}`,
      `${metOf(findings)} in ${seconds} s (\`npm run bench -- ${name}\`), ${date}, ${describe(machine)}.`,
      [
        '| what | seen | target | met | made from |',
        '| --- | --- | --- | --- | --- |',
        ...findings.map(
          ({ what, seen, target, isMet, detail = '' }) =>
            `| ${[what, seen, target, isMet ? 'yes' : '**no**', detail].map(cell).join(' | ')} |`,
        ),
      ].join('\n'),
    ].join('\n\n'),
  )
  return [
    '# Speed, size and memory',
    `The last figures of \`npm run bench\`, which writes this page. How they are measured stands in
[testing.md](testing.md#speed), what follows from them for small and large restaurants in [scale.md](scale.md).`,
    ...tables,
    '',
  ].join('\n\n')
}

/** The lines of the README: what was seen, one line for each part of the run. */
export function drawSummary({ outcomes }: Results): string {
  const lines = outcomes.map(
    ({ name, findings, date, machine }) =>
      `- ${name}, ${metOf(findings)} (${date}, ${describe(machine)}): ${findings.map(({ what, seen }) => `${what} ${seen}`).join('; ')}.`,
  )
  return `Targets and rounds stand in [docs/performance.md](docs/performance.md).\n\n${lines.join('\n')}\n`
}

/** The README with the summary between its marks. */
export const withSummary = (readme: string, results: Results): string =>
  readme.replace(SUMMARY, (_, start: string, end: string) => `${start}\n${drawSummary(results)}\n${end}`)

/** Writes the page and the lines of the README. */
export function writePages(results: Results): void {
  writeFileSync(PAGE, drawPage(results))
  writeFileSync(README, withSummary(readFileSync(README, 'utf8'), results))
}

function describe({ processor, cores, memoryGb, system, node, load }: Machine): string {
  const busy = load > BUSY * cores ? `, which was busy with other work (load ${load})` : ''
  return `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}${busy}`
}

const metOf = (findings: readonly Finding[]): string =>
  `${findings.filter(({ isMet }) => isMet).length} of ${findings.length} targets met`

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
