// Runs on any Node from 20 up and without node_modules: plain JavaScript, Node's own modules only.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './machine/built.mjs'
import { becomeProgram } from './machine/hand-over.mjs'
import {
  giveUp,
  projectRoot,
  pinnedNodeEnv,
  pinnedNode,
  serverCommand,
  serverEnv,
} from './machine/project.mjs'
import { ensureInstalled } from './machine/installed.mjs'

function prepare() {
  const built = isBuilt()
  ensureInstalled({ development: !built })
  if (built) return
  const build = join(projectRoot, 'scripts', 'build.mjs')
  const { status } = spawnSync(pinnedNode, [build], { stdio: 'inherit', env: pinnedNodeEnv() })
  if (status !== 0) process.exit(status ?? 1)
}

try {
  prepare()
} catch (error) {
  giveUp(error)
}
becomeProgram(serverCommand, serverEnv)
