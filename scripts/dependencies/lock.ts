import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One package as it stands in the lock file. */
export type LockedPackage = {
  integrity?: string
  resolved?: string
  license?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  hasInstallScript?: boolean
}
export type Locked = Record<string, LockedPackage>

/** The packages of the lock file by their path below `node_modules`. */
export function readLock(root: string): Locked {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Locked }
  const { '': _own, ...packages } = lock.packages
  return packages
}

/** The name of the package at a path of the lock file. */
export const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path
