import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. Plain JavaScript: these files run before anything is installed. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The pinned Node that every server, build and check runs on. */
export const pinnedNode = join(
  projectRoot,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/**
 * The environment for child processes: the project's own commands come first on PATH.
 * @returns {Record<string, string | undefined>}
 */
export function pinnedNodeEnv() {
  const separator = process.platform === 'win32' ? ';' : ':'
  const commands = join(projectRoot, 'node_modules', '.bin')
  return { ...process.env, PATH: commands + separator + (process.env.PATH ?? '') }
}

/**
 * Ends a script with one clear sentence instead of a stack.
 * @param {unknown} error @returns {never}
 */
export function giveUp(error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
