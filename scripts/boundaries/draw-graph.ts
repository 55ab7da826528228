import { relative } from 'node:path'
import { format } from 'oxfmt'
import type { Cruise } from './cruise.ts'
import { layers, moduleGraph } from './module-graph.ts'

type Edges = Map<string, Set<string>>

function edges(cruise: Cruise, nameOf: (path: string) => string | undefined): Edges {
  const found: Edges = new Map()
  for (const { source, dependencies } of cruise.modules) {
    const from = /[.](test|suite)[.]tsx?$/.test(source) ? undefined : nameOf(source)
    if (!from) continue
    for (const { resolved } of dependencies) {
      const to = nameOf(relative('.', resolved))
      if (to && to !== from) found.set(from, (found.get(from) ?? new Set()).add(to))
    }
  }
  return found
}

function mermaid(graph: Edges): string {
  const lines = [...graph].flatMap(([from, to]) => [...to].map((name) => `  ${from} --> ${name}`))
  return ['```mermaid', 'graph TD', ...lines.toSorted(), '```'].join('\n')
}

const listed = (names: Iterable<string> | undefined): string =>
  [...(names ?? [])].toSorted().join(', ') || '–'

function table(heads: string[], rows: string[][]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The layers and modules as the imports really are: two Mermaid graphs and two tables, in Markdown. */
export function drawGraph(cruise: Cruise): string {
  const layerEdges = edges(cruise, (path) =>
    Object.keys(layers).find((layer) => path.startsWith(`${layer}/`)),
  )
  const moduleEdges = edges(cruise, (path) =>
    Object.keys(moduleGraph).find((module) => path.startsWith(`api/${module}/`)),
  )
  const layerRows = Object.entries(layers).map(([name, { holds, mayImport }]) => [
    `**${name}**`,
    holds,
    listed(mayImport),
    listed(layerEdges.get(name)),
  ])
  const moduleRows = Object.entries(moduleGraph).map(([name, { owns, mayCall }]) => [
    `**${name}**`,
    owns,
    listed(mayCall),
    listed(moduleEdges.get(name)),
  ])
  return [
    mermaid(layerEdges),
    table(['layer', 'holds', 'may import', 'imports today'], layerRows),
    mermaid(moduleEdges),
    table(['module', 'owns', 'may call', 'calls today'], moduleRows),
  ].join('\n\n')
}

const begin = '<!-- graph: written by `npm run graph` -->'
const end = '<!-- graph: end -->'

/** The page, formatted, with the part between its two markers replaced; throws when a marker is missing. */
export async function withGraph(page: string, graph: string): Promise<string> {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/architecture.md lacks the markers ${begin} and ${end}`)
  const written = `${page.slice(0, from + begin.length)}\n\n${graph}\n\n${page.slice(to)}`
  return (await format('architecture.md', written)).code
}
