import { expect, test } from 'vitest'
import { importsOf, reachablePackages } from './runtime-packages.ts'

test('packages are found by their names in every form of import; own files and parts of Node are none', () => {
  const source = `
    import { Hono } from 'hono'
    import type { A } from "@hono/node-server/serve-static"
    export { x } from './x.ts'
    import '#domain/money.ts'
    const { z } = await import('zod/mini')
    import { join } from 'node:path'`
  expect(importsOf(source)).toEqual(['hono', '@hono/node-server', 'zod'])
})

test('a package brings its dependencies, the inner one where two versions are installed, and nothing twice', () => {
  const lock = {
    packages: {
      'node_modules/a': { dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { peerDependencies: { a: '1' }, optionalDependencies: { absent: '1' } },
      'node_modules/unused': {},
    },
  }
  const isInstalled = (path: string) => path in lock.packages
  expect(reachablePackages(['a', 'unknown'], lock, isInstalled)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ])
})
