import { join } from 'node:path'
import { type Graph, moduleClosure, ROUTE_QUERY } from '../ui/module-closure.config.ts'

const PACKAGES = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//
const home = ['root.tsx', 'routes/home.tsx'].map(
  (file) => join(import.meta.dirname, 'app', file) + ROUTE_QUERY,
)

/**
 * How modules are put into files, the first group first, so that few larger files are fetched instead of many small
 * ones: `react`; `shop`, what the home page needs at once; `later`, what it fetches at the guest's first move.
 * Everything else splits by route.
 */
export const chunkGroups = [
  { name: 'react', test: PACKAGES, priority: 3 },
  { name: (id: string, graph: Graph) => (reachedFromHome(graph).shop.has(id) ? 'shop' : null), priority: 2 },
  {
    name: (id: string, graph: Graph) => (reachedFromHome(graph).later.has(id) ? 'later' : null),
    priority: 1,
  },
]

/** The groups of our own code; several pages import them. */
export const SHARED_CHUNKS = ['shop', 'later']

let known: { graph: Graph; reached: { shop: Set<string>; later: Set<string> } } | undefined

function reachedFromHome(graph: Graph): { shop: Set<string>; later: Set<string> } {
  if (known?.graph === graph) return known.reached
  const shop = moduleClosure(graph, home)
  const lazy = [...shop].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  known = { graph, reached: { shop, later: moduleClosure(graph, lazy) } }
  return known.reached
}
