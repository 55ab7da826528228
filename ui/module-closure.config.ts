/** What a build knows about its modules. */
export type Graph = {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** The index names every icon; each icon belongs to the chunk that shows it. */
const ICONS = /\/node_modules\/lucide-react\//

/** How React Router names the module of a route in the browser's build. */
export const ROUTE_QUERY = '?__react-router-build-client-route'

/** Everything that is imported from some modules, not counting imports that wait to be called. */
export function moduleClosure(graph: Graph, starts: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string): void => {
    if (reached.has(id) || ICONS.test(id)) return
    reached.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  starts.forEach(visit)
  return reached
}
