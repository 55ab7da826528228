import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.mjs'

/** Both screen applications, each with the file its build always leaves. */
export const applications = [
  { folder: 'storefront', result: 'storefront/build/server/index.js' },
  { folder: 'backoffice', result: 'backoffice/build/client/index.html' },
]

const sources = ['contract', 'domain', 'ui', 'storefront', 'backoffice']
const settings = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const data = ['geodata/berlin-neukoelln-basemap.geojson', 'geodata/berlin-plz.geojson']
const stamp = 'storefront/build/stamp'
const leftOut = new Set(['build', 'node_modules', '.react-router'])

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : filesBelow(path)
    return /[.]test[.]tsx?$/.test(entry.name) ? [] : [path]
  })
}

/** The fingerprint of everything a build reads: by content, so a checkout or a copy does not look like a change. */
export function sourcesFingerprint() {
  const hash = createHash('sha256')
  for (const path of [...settings, ...data, ...sources.flatMap(filesBelow).sort()]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(projectRoot, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** True when both applications are built from the sources as they are now. */
export function isBuilt() {
  const complete = applications.every(({ result }) => existsSync(join(projectRoot, result)))
  return (
    complete &&
    existsSync(join(projectRoot, stamp)) &&
    readFileSync(join(projectRoot, stamp), 'utf8') === sourcesFingerprint()
  )
}

/**
 * Remembers what the build was made from.
 * @param {string} fingerprint taken before the build began: a file saved meanwhile makes the build stale
 */
export function markBuilt(fingerprint) {
  writeFileSync(join(projectRoot, stamp), fingerprint)
}
