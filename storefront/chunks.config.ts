import { join } from 'node:path'
import { type Graph, moduleClosure, ROUTE_QUERY } from '../ui/module-closure.config.ts'

const PACKAGES = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//
/** Makes every schema of a module when it is loaded, which takes a slow phone longer than any other part of a page. */
const ZOD = /\/node_modules\/zod\//

const routeModule = (file: string): string => join(import.meta.dirname, 'app', file) + ROUTE_QUERY
const home = ['root.tsx', 'routes/home.tsx'].map(routeModule)
const category = [routeModule('routes/category.tsx')]
const forms = ['routes/checkout.tsx', 'routes/order.tsx', 'routes/me/my-order.tsx'].map(routeModule)

/**
 * How modules are put into files, the first group first, so that few larger files are fetched instead of many small
 * ones: `react`; `shop`, what the home page needs at once, and what the page of a category needs of the next one;
 * `later`, what the home page fetches at the guest's first move. Everything else splits by route.
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
  const atOnce = moduleClosure(graph, home)
  const lazy = [...atOnce].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const later = moduleClosure(graph, lazy)
  const shared = moduleClosure(graph, category).intersection(later)
  const withZod = [...atOnce, ...later, ...moduleClosure(graph, forms)].find((id) => ZOD.test(id))
  if (withZod)
    throw new Error(
      `the home page, the checkout or an order's page would fetch ${withZod}: load what needs it with an import of its own`,
    )
  known = { graph, reached: { shop: atOnce.union(shared), later } }
  return known.reached
}
