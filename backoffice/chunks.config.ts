import { join } from 'node:path'
import { type Graph, moduleClosure, ROUTE_QUERY } from '../ui/module-closure.config.ts'

const PACKAGES = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//
const board = ['root.tsx', 'routes/sign-in.tsx', 'routes/desk.tsx', 'routes/board.tsx'].map(
  (file) => join(import.meta.dirname, 'app', file) + ROUTE_QUERY,
)

/**
 * How modules are put into files, the first group first: `react`, and `board`, everything that the order board needs. In
 * one file its texts are compressed together, and every page lists fewer files. Everything else splits by route.
 */
export const chunkGroups = [
  { name: 'react', test: PACKAGES, priority: 2 },
  { name: (id: string, graph: Graph) => (reachedFromBoard(graph).has(id) ? 'board' : null), priority: 1 },
]

/** The group of our own code; every screen imports it. */
export const SHARED_CHUNKS = ['board']

let known: { graph: Graph; reached: Set<string> } | undefined

function reachedFromBoard(graph: Graph): Set<string> {
  if (known?.graph !== graph) known = { graph, reached: moduleClosure(graph, board) }
  return known.reached
}
