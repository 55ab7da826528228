import { spawn } from 'node:child_process'
import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { giveUp, pinnedNodeEnv, pinnedNode } from './project.mjs'

/** @param {string} file @param {string} [cache] */
function inChild(file, cache) {
  const env = cache ? { ...pinnedNodeEnv(), NODE_COMPILE_CACHE: cache } : pinnedNodeEnv()
  const child = spawn(pinnedNode, [file, ...process.argv.slice(2)], { stdio: 'inherit', env })
  // A terminal sends Ctrl-C to the child as well; a second signal would cut its graceful close short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('error', (error) => giveUp(`Node ${pinnedNode} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

/**
 * Goes on with a TypeScript file on the pinned Node: in this process when it is new enough, which it is from the second
 * run on because npm puts the pinned Node on its PATH; else in a child that gets the same signals.
 * @param {string} file an absolute path
 * @param {string} [cache] a folder that keeps what was compiled, so that the next start is faster
 */
export async function handOver(file, cache) {
  if (Number.parseInt(process.versions.node, 10) < 26) return inChild(file, cache)
  if (cache) module.enableCompileCache(cache)
  process.argv[1] = file
  process.env.PATH = pinnedNodeEnv().PATH
  await import(pathToFileURL(file).href)
}
