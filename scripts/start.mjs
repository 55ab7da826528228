// Runs on any Node from 20 up and without node_modules: plain JavaScript, Node's own modules only.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt } from './machine/built.mjs'
import { giveUp, house, houseEnv, pinnedNode } from './machine/house.mjs'
import { ensureInstalled } from './machine/installed.mjs'

const server = join(house, 'bin', 'serve.ts')

function prepare() {
  const built = isBuilt()
  ensureInstalled({ development: !built })
  if (built) return
  const build = spawnSync(pinnedNode, [join(house, 'scripts', 'build.mjs')], {
    stdio: 'inherit',
    env: houseEnv(),
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
}

function serveInChild() {
  const child = spawn(pinnedNode, [server, ...process.argv.slice(2)], { stdio: 'inherit', env: houseEnv() })
  // A terminal sends Ctrl-C to the child as well; a second signal would cut its graceful close short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('error', (error) => giveUp(`The server could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

try {
  prepare()
} catch (error) {
  giveUp(error)
}

// From the second start on npm finds the pinned Node on its PATH: then no second process is needed.
if (Number.parseInt(process.versions.node, 10) >= 26) {
  process.argv[1] = server
  await import(pathToFileURL(server).href)
} else {
  serveInChild()
}
