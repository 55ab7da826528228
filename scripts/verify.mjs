// Runs on any Node from 20 up and without node_modules: plain JavaScript, Node's own modules only.
import { join } from 'node:path'
import { handOver } from './machine/hand-over.mjs'
import { giveUp, projectRoot } from './machine/project.mjs'
import { ensureInstalled } from './machine/installed.mjs'

try {
  ensureInstalled({ development: true })
} catch (error) {
  giveUp(error)
}
await handOver(join(projectRoot, 'scripts', 'checks', 'run-verify.ts'))
