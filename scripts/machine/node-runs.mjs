import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt.mjs'
import { pinnedNode } from './project.mjs'

/** The one library of Node that a bare Debian may lack. */
const LIBRARY = { file: 'libatomic.so.1', package: 'libatomic1' }

/**
 * Makes sure that the pinned Node starts on this machine; throws one clear sentence when it does not.
 * @returns {boolean} whether something had to be installed for that
 */
export function ensureNodeRuns() {
  const failure = whyNot()
  if (failure === '') return false
  if (failure.includes(LIBRARY.file)) {
    process.stdout.write(
      `Node needs ${LIBRARY.file}, which is not here yet: installing ${LIBRARY.package} ...\n`,
    )
    if (aptInstall(LIBRARY.package) && whyNot() === '') return true
    throw new Error(
      `Node cannot start without ${LIBRARY.file}. On Debian: apt-get install ${LIBRARY.package}`,
    )
  }
  throw new Error(`Node cannot start here: ${failure}`)
}

/** Why the pinned Node does not start; empty when it does. */
function whyNot() {
  const { status, stderr, error } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' })
  if (status === 0) return ''
  return (error?.message ?? stderr).trim() || `it ended with code ${status}`
}
