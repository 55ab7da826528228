import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, Locked> }

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g

/** The packages that a source text imports by name. */
export const importsOf = (source: string): string[] => [
  ...new Set([...source.matchAll(IMPORT)].map(([, name = '']) => name)),
]

/**
 * Every installed package that these packages need at run time, as its path in the lock file: their own dependencies, found
 * as Node finds them, from the inside out.
 */
export function reachablePackages(
  names: readonly string[],
  { packages }: Lock,
  isInstalled: (path: string) => boolean,
): string[] {
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    const path = resolve(name, from, isInstalled)
    if (path === undefined || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(next, path)
  }
  for (const name of names) visit(name, '')
  return [...found].sort()
}

function resolve(name: string, from: string, isInstalled: (path: string) => boolean): string | undefined {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (isInstalled(path)) return path
  if (from === '') return undefined
  return resolve(
    name,
    from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '',
    isInstalled,
  )
}

export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
