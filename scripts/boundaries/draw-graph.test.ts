import { expect, test } from 'vitest'
import type { Cruise } from './cruise.ts'
import { drawGraph, withGraph } from './draw-graph.ts'

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
