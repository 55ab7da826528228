import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, pinnedNode } from './project.mjs'
import { ensureNodeRuns } from './node-runs.mjs'

/** @param {string} file */
function lockedPackages(file) {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8')).packages
}

/**
 * True when node_modules holds what package-lock.json asks for. npm writes node_modules/.package-lock.json as the last
 * thing an install does, so an interrupted or outdated install is noticed without a stamp of our own.
 * @param {{ development: boolean }} scope whether the packages for building and testing count too
 */
export function isInstalled({ development }) {
  if (!existsSync(pinnedNode) || !existsSync(join(projectRoot, 'node_modules/.package-lock.json')))
    return false
  const present = lockedPackages('node_modules/.package-lock.json')
  return Object.entries(lockedPackages('package-lock.json')).every(([path, locked]) => {
    if (path === '' || (!development && (locked.dev || locked.devOptional))) return true
    return present[path] ? present[path].version === locked.version : Boolean(locked.optional)
  })
}

/** Installs exactly what the lock file says; throws one clear sentence when that fails. */
export function install() {
  process.stdout.write('Installing packages (once per version of package-lock.json) ...\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const run = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (run.error) throw new Error(`npm could not be started: ${run.error.message}`)
  if (run.status !== 0) throw new Error(`npm ci ended with code ${run.status}; see its message above`)
  if (!existsSync(pinnedNode)) {
    throw new Error('npm ci left no node_modules/node/bin/node: its install script was not allowed to run')
  }
}

/**
 * Installs when something is missing or stale, and sees to it that the installed Node starts. Packages run their install
 * scripts on that Node; npm leaves out an optional one whose script failed, so they are installed once more when Node
 * first had to be helped.
 * @param {{ development: boolean }} scope
 */
export function ensureInstalled(scope, steps = { isInstalled, install, ensureNodeRuns }) {
  const isFresh = !steps.isInstalled(scope)
  if (isFresh) steps.install()
  const wasHelped = steps.ensureNodeRuns()
  if (isFresh && wasHelped) steps.install()
}
