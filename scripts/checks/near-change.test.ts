import { expect, test } from 'vitest'
import { testFoldersNear } from './near-change.ts'

const modules = new Set(['api/settings/', 'api/orders/', 'api/db/'])
const near = (...files: string[]) => testFoldersNear(files, (path) => modules.has(path))

test('a change of any layer belongs to the API tests of the module with its name, once', () => {
  expect(near('contract/settings.ts', 'storefront/app/settings/brand.tsx', 'api/orders/place.ts')).toEqual([
    'api/orders/',
    'api/settings/',
  ])
})

test('a change that no module carries the name of has no API tests near it', () => {
  expect(near('docs/testing.md', 'ui/button.tsx', 'api/app.ts')).toEqual([])
})

test('what composes the server has tests of its own', () => {
  expect(near('bin/serve.ts')).toEqual(['bin/'])
})
