import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './machine/project.mjs'
import { cruise, type Cruise } from './boundaries/cruise.ts'
import { drawGraph, withGraph } from './boundaries/draw-graph.ts'

const oneCall: Cruise = {
  modules: [
    {
      source: 'api/orders/index.ts',
      dependencies: [{ resolved: 'api/loyalty/index.ts', dependencyTypes: ['import'] }],
    },
    {
      source: 'api/menu/menu.test.ts',
      dependencies: [{ resolved: 'api/orders/index.ts', dependencyTypes: ['import'] }],
    },
  ],
  summary: { violations: [], totalCruised: 2 },
}

test('the graph shows what the product imports and leaves tests out', () => {
  const graph = drawGraph(oneCall)
  expect(graph).toContain('orders --> loyalty')
  expect(graph).not.toContain('menu --> orders')
})

test('only the part between the markers is rewritten', async () => {
  const page = 'Before\n<!-- graph: written by `npm run graph` -->\nold\n<!-- graph: end -->\nAfter'
  const written = await withGraph(page, 'new')
  expect(written).toContain('new')
  expect(written).not.toContain('old')
  expect(written.startsWith('Before\n')).toBe(true)
  expect(written.endsWith('\nAfter\n')).toBe(true)
})

test('docs/architecture.md shows the imports as they are', async () => {
  const page = readFileSync(join(projectRoot, 'docs', 'architecture.md'), 'utf8')
  const fresh = await withGraph(page, drawGraph(await cruise(projectRoot)))
  expect(page === fresh, 'the graph is stale: npm run graph').toBe(true)
})
