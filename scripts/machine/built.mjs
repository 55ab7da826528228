import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from './project.mjs'

/** Both screen applications, each with the file its build always leaves. */
export const applications = [
  { folder: 'storefront', result: 'storefront/build/server/index.js' },
  { folder: 'backoffice', result: 'backoffice/build/client/index.html' },
]

const settings = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const leftOut = new Set(['build', 'node_modules', '.react-router'])

/**
 * A part of the program that is built for itself: what it is made from, the files that its build always leaves, and where
 * is kept what it was made from.
 * @typedef {{ folders: string[], files: string[], results: string[], stamp: string }} Part
 */

/** @type {Part} */
export const screens = {
  folders: ['contract', 'domain', 'ui', 'storefront', 'backoffice'],
  files: [...settings, 'geodata/berlin-neukoelln-basemap.geojson', 'geodata/berlin-plz.geojson'],
  results: applications.map(({ result }) => result),
  stamp: 'storefront/build/stamp',
}

/** @type {Part} */
export const server = {
  folders: ['contract', 'domain', 'api', 'demo', 'bin'],
  files: [...settings, 'scripts/build-server.ts'],
  results: ['bin/build/serve.js'],
  stamp: 'bin/build/stamp',
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : filesBelow(path)
    return /[.]test[.]tsx?$/.test(entry.name) ? [] : [path]
  })
}

/**
 * The fingerprint of everything a part is built from: by content, so a checkout or a copy does not look like a change.
 * @param {Part} part
 */
export function sourcesFingerprint({ files, folders }) {
  const hash = createHash('sha256')
  for (const path of [...files, ...folders.flatMap(filesBelow).sort()]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(projectRoot, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * True when a part, or each of them, is built from the sources as they are now.
 * @param {...Part} parts
 */
export const isBuilt = (...parts) =>
  (parts.length > 0 ? parts : [screens, server]).every((part) => {
    const made = [...part.results, part.stamp].every((path) => existsSync(join(projectRoot, path)))
    return made && readFileSync(join(projectRoot, part.stamp), 'utf8') === sourcesFingerprint(part)
  })

/**
 * Remembers what a part was made from.
 * @param {Part} part
 * @param {string} fingerprint taken before the build began: a file saved meanwhile makes the build stale
 */
export function markBuilt({ stamp }, fingerprint) {
  mkdirSync(dirname(join(projectRoot, stamp)), { recursive: true })
  writeFileSync(join(projectRoot, stamp), fingerprint)
}
