import { expect, test } from 'vitest'
import type { LockedPackage } from './lock.ts'
import { faultsInLock } from './lock-faults.ts'
import { withPackages } from './notices.ts'

const sound: LockedPackage = { integrity: 'sha512-abc', license: 'MIT' }
const faults = (name: string, locked: LockedPackage) => faultsInLock({ [`node_modules/${name}`]: locked })

test.each<[string, LockedPackage]>([
  ['kysely', sound],
  ['tslib', { ...sound, license: '0BSD' }],
  ['@maplibre/mlt', { ...sound, license: '(MIT OR Apache-2.0)' }],
  ['@img/sharp-wasm32', { ...sound, license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' }],
  ['a-tool', { ...sound, dev: true, license: 'MPL-2.0' }],
  ['tool-for-another-system', { dev: true, optional: true }],
  ['node', { ...sound, hasInstallScript: true }],
])('%s as %o may be installed', (name, locked) => {
  expect(faults(name, locked)).toEqual([])
})

test.each<[string, LockedPackage]>([
  ['has no integrity hash', { license: 'MIT' }],
  ['has no integrity hash', { ...sound, integrity: 'sha1-abc' }],
  ['has no integrity hash', { license: 'MIT', optional: true }],
  [
    'does not come from the registry of whoever installs it',
    { ...sound, resolved: 'https://evil.example/a.tgz' },
  ],
  ['does not come from the registry of whoever installs it', { ...sound, link: true }],
  ['has an install script', { ...sound, hasInstallScript: true }],
  ['has the licence GPL-3.0', { ...sound, license: 'GPL-3.0' }],
  ['has the licence MIT AND AGPL-3.0', { ...sound, license: 'MIT AND AGPL-3.0' }],
  ['has the licence LGPL-3.0-or-later', { ...sound, license: 'LGPL-3.0-or-later' }],
  ['has the licence unknown', { integrity: 'sha512-abc' }],
])('a package that %s is refused', (fault, locked) => {
  expect(faults('left-pad', locked)).toEqual([`package-lock.json: left-pad ${fault}`])
})

test('the notices list each package of the product once, below its licence, and keep their own words', () => {
  const notices =
    'Before\n<!-- packages: written by `npm run notices` -->\nold\n<!-- packages: end -->\nafter'
  const packages = {
    'node_modules/zod': sound,
    'node_modules/a/node_modules/zod': sound,
    'node_modules/vite': { ...sound, dev: true },
    'node_modules/jose': sound,
    'node_modules/tslib': { ...sound, license: '0BSD' },
  }
  expect(withPackages(notices, packages)).toBe(
    'Before\n<!-- packages: written by `npm run notices` -->\n\n- 0BSD: `tslib`\n- MIT: `jose`, `zod`\n\n<!-- packages: end -->\nafter',
  )
})
