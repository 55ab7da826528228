import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { applications, isBuilt, markBuilt, screens, server, sourcesFingerprint } from './machine/built.mjs'
import { giveUp, projectRoot, pinnedNodeEnv, pinnedNode } from './machine/project.mjs'
import { ensureInstalled } from './machine/installed.mjs'

/**
 * Runs one step on the pinned Node; its output is shown only when it fails.
 * @param {string} title @param {string[]} command @param {string} [folder]
 */
async function step(title, command, folder = '.') {
  const began = performance.now()
  const env = { ...pinnedNodeEnv(), NODE_ENV: 'production' }
  const child = spawn(pinnedNode, command, {
    cwd: join(projectRoot, folder),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** @type {Buffer[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve))
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output))
    throw new Error(`${title} failed (code ${code})`)
  }
  process.stdout.write(`  ${title} ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}

/** @param {import('./machine/built.mjs').Part} part @param {() => Promise<void>} make */
async function build(part, make) {
  if (isUnlessBuilt && isBuilt(part)) return
  const fingerprint = sourcesFingerprint(part)
  await make()
  markBuilt(part, fingerprint)
}

async function buildScreens() {
  const router = join(projectRoot, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  // Started in its own folder: React Router's preview server, which makes the back office's page, knows no other root.
  const builds = applications.map(({ folder }) => step(folder, [router, 'build'], folder))
  await Promise.allSettled(builds)
  await Promise.all(builds)
  await step('service worker', ['scripts/build-worker.ts'])
  await step('compressed', ['scripts/compress-assets.ts'])
}

const isUnlessBuilt = process.argv.includes('--unless-built')
if (isUnlessBuilt && isBuilt()) process.exit(0)

try {
  ensureInstalled({ development: true })
  process.stdout.write('Building the program ...\n')
  await build(server, () => step('server', ['scripts/build-server.ts']))
  await build(screens, buildScreens)
} catch (error) {
  giveUp(error)
}
