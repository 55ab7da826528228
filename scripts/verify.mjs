// Runs on any Node from 20 up and without node_modules: plain JavaScript, Node's own modules only.
import { join } from 'node:path'
import { handOver } from './machine/hand-over.mjs'
import { giveUp, house } from './machine/house.mjs'
import { ensureInstalled } from './machine/installed.mjs'

try {
  ensureInstalled({ development: true })
} catch (error) {
  giveUp(error)
}
await handOver(join(house, 'scripts', 'checks', 'run-verify.ts'))
