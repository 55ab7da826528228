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

/** The server as it is built, which stays in the folder of its sources to find what stands beside them. */
export const serverFile = join(projectRoot, 'bin', 'build', 'serve.js')

/**
 * How Node is started for the server: space for new objects grows to 8 MB instead of 32, which the start alone would fill; with
 * 4 MB they are collected so often that answers from memory cost more (decision 0048). The compiler inlines more than by default:
 * once it has seen as many kinds of objects as a whole program has, the default would leave calls in every answer (decision 0053).
 * The server itself asks for one collection, after its start (decision 0048). The same words stand in `Dockerfile` and
 * `deploy/tischlein.service`.
 */
export const serverCommand = [
  '--max-semi-space-size=8',
  '--max-inlined-bytecode-size-cumulative=5000',
  '--max-valid-polymorphic-map-count=8',
  '--expose-gc',
  serverFile,
]

/**
 * What the server finds in its environment: two heaps for its threads, the free end of a heap that is given back (in bytes; else
 * it grows with what was once allocated), and a folder that keeps what was compiled.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'),
}

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
