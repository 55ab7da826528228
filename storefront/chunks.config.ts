import { join } from 'node:path'

type Graph = {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const PACKAGES = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//
/** The index names every icon; each icon belongs to the chunk that shows it. */
const ICONS = /\/node_modules\/lucide-react\//
const ROUTE_QUERY = '?__react-router-build-client-route'
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
  const shop = closure(graph, home)
  const lazy = [...shop].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  known = { graph, reached: { shop, later: closure(graph, lazy) } }
  return known.reached
}

/** Everything that is imported from some modules, not counting imports that wait to be called. */
function closure(graph: Graph, starts: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string): void => {
    if (reached.has(id) || ICONS.test(id)) return
    reached.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  starts.forEach(visit)
  return reached
}
