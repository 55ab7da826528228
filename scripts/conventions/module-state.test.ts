import { expect, test } from 'vitest'
import { moduleState } from './module-state.ts'

test.each([
  'let count = 0',
  'export let count: number',
  'const hubs = new WeakMap<Deps, LiveHub>()',
  'const known: Map<string, number> = new Map()',
  'const seen = new Set<string>()',
])('%s is state of its module', (source) => {
  expect(moduleState(`import {} from './x.ts'\n${source}\n`)).toHaveLength(1)
})

test.each([
  "const SAFE = new Set(['GET', 'HEAD'])",
  'function f() {\n  let count = 0\n  const seen = new Set<string>()\n}',
  'export const zero = cents(0)',
])('%s is no state of its module', (source) => {
  expect(moduleState(source)).toEqual([])
})
