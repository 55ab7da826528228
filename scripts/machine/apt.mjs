import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** @param {string} command @param {string[]} args */
function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

const APT_CACHE = '/usr/bin/apt-cache'

/** Whether the package lists of this machine, as old as they are, know a package. @param {string} name */
export function aptKnows(name) {
  if (process.platform !== 'linux' || !existsSync(APT_CACHE)) return false
  return spawnSync(APT_CACHE, ['show', name], { stdio: 'ignore' }).status === 0
}

/**
 * Installs Debian packages where that is possible without a prompt: as root, or by a sudo that needs no password.
 * @param {string[]} packages @returns {boolean} whether apt said that they are there
 */
export function aptInstall(...packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return false
  /** @param {string[]} args */
  const apt = (...args) => (isRoot ? succeeds('apt-get', args) : succeeds('sudo', ['-n', 'apt-get', ...args]))
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
