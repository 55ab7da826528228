// Runs on any Node from 20 up and without node_modules: plain JavaScript, Node's own modules only.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './machine/built.mjs'
import { handOver } from './machine/hand-over.mjs'
import { giveUp, house, houseEnv, pinnedNode } from './machine/house.mjs'
import { ensureInstalled } from './machine/installed.mjs'

function prepare() {
  const built = isBuilt()
  ensureInstalled({ development: !built })
  if (built) return
  const build = join(house, 'scripts', 'build.mjs')
  const { status } = spawnSync(pinnedNode, [build], { stdio: 'inherit', env: houseEnv() })
  if (status !== 0) process.exit(status ?? 1)
}

try {
  prepare()
} catch (error) {
  giveUp(error)
}
await handOver(join(house, 'bin', 'serve.ts'), join(house, '.cache', 'compiled'))
