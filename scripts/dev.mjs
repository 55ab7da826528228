import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { giveUp, projectRoot, pinnedNodeEnv, pinnedNode, serverCommand } from './machine/project.mjs'
import { ensureInstalled } from './machine/installed.mjs'

// The same program as `npm start`: a build takes seconds, so after each change the pages are built again and the
// server starts anew. There is no second way of rendering to keep in step. Nothing is kept for pages without a connection:
// what a developer sees is what the server has now; `SERVICE_WORKER=true` switches it on.

const SETTLE_MS = 150
const watched = [
  'contract',
  'domain',
  'ui',
  'storefront/app',
  'storefront/worker',
  'backoffice/app',
  'api',
  'bin',
]

try {
  ensureInstalled({ development: true })
} catch (error) {
  giveUp(error)
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
/** @type {NodeJS.Timeout | undefined} */
let settling
let isBuilding = false

/** @param {string[]} command @param {Record<string, string>} [more] */
const run = (command, more) =>
  spawn(pinnedNode, command, { cwd: projectRoot, stdio: 'inherit', env: { ...more, ...pinnedNodeEnv() } })

async function rebuild() {
  if (isBuilding) return later()
  isBuilding = true
  const code = await new Promise((resolve) => run(['scripts/build.mjs']).on('exit', resolve))
  isBuilding = false
  if (code !== 0) return
  if (server && server.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  server = run(serverCommand, { SERVICE_WORKER: 'false' })
}

function later() {
  clearTimeout(settling)
  settling = setTimeout(rebuild, SETTLE_MS)
}

function stop() {
  server?.kill('SIGTERM')
  process.exit(0)
}

for (const folder of watched) watch(join(projectRoot, folder), { recursive: true }, later)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
await rebuild()
