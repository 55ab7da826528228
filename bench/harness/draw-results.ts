import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMachine, metOf, withSummary } from './draw-summary.ts'
import type { Results } from './results.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = join(ROOT, 'docs/performance.md')
const README = join(ROOT, 'README.md')

/** The page `docs/performance.md`: every figure beside its target. */
export function drawPage({ outcomes }: Results): string {
  const tables = outcomes.map(({ name, seconds, findings, date, machine }) =>
    [
      `## ${name}`,
      `${metOf(findings)} in ${seconds} s (\`npm run bench -- ${name}\`), ${date}, ${describeMachine(machine)}.`,
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

/** Writes the page and the lines of the README. */
export function writePages(results: Results): void {
  writeFileSync(PAGE, drawPage(results))
  writeFileSync(README, withSummary(readFileSync(README, 'utf8'), results))
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
