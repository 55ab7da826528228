import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { giveUp, pinnedNodeEnv, pinnedNode } from './project.mjs'

/** @param {string[]} command @param {Record<string, string>} [more] */
function inChild(command, more) {
  const env = { ...pinnedNodeEnv(), ...more }
  const child = spawn(pinnedNode, [...command, ...process.argv.slice(2)], { stdio: 'inherit', env })
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
 */
export async function handOver(file) {
  if (Number.parseInt(process.versions.node, 10) < 26) return inChild([file])
  process.argv[1] = file
  process.env.PATH = pinnedNodeEnv().PATH
  await import(pathToFileURL(file).href)
}

/**
 * Goes on with a program that needs options of Node's own: in place of this process where the system can do that, else in a
 * child.
 * @param {string[]} command @param {Record<string, string>} more of its environment
 */
export function becomeProgram(command, more) {
  if (process.platform === 'win32' || !process.execve) return inChild(command, more)
  const env = Object.fromEntries(
    Object.entries({ ...pinnedNodeEnv(), ...more }).filter(([, value]) => value !== undefined),
  )
  process.execve(pinnedNode, [pinnedNode, ...command, ...process.argv.slice(2)], env)
}
