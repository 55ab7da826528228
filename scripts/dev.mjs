import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { giveUp, house, houseEnv, pinnedNode } from './machine/house.mjs'
import { ensureInstalled } from './machine/installed.mjs'

try {
  ensureInstalled({ development: true })
} catch (error) {
  giveUp(error)
}

// The API restarts on change behind its own port; both screen applications reload and pass /api and /media on to it.
const api = { PORT: '3001', DEV: 'true' }
const screens = { DEV_API: 'http://127.0.0.1:3001' }
const router = join(house, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const children = [
  { args: ['--watch', 'bin/serve.ts'], env: api },
  { args: [router, 'dev', 'storefront', '--port', '3000'], env: screens },
  { args: [router, 'dev', 'backoffice', '--port', '3002'], env: screens },
].map(({ args, env }) =>
  spawn(pinnedNode, args, { cwd: house, stdio: 'inherit', env: { ...houseEnv(), ...env } }),
)

function stop() {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
