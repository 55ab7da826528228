import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from './machine/project.mjs'

// The service worker knows the files of the build, so it is built after it. It is one classic script: every browser that
// has service workers runs it.

const CLIENT_DIR = join(projectRoot, 'storefront', 'build', 'client')

/** What is larger, in bytes, is a map; it is stored when somebody uses it. */
const MAX_EARLY = 400_000

/** @returns the paths of the files as browsers request them */
const pathsOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: CLIENT_DIR })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .toSorted()

const early = pathsOf('assets/*.{js,css}').filter(
  (path) => statSync(join(CLIENT_DIR, path)).size <= MAX_EARLY,
)
const messages = pathsOf('assets/de/*.js').map((path) => basename(path))
if (early.length === 0 || messages.length === 0)
  throw new Error('the storefront must be built before its worker')

await build({
  root: projectRoot,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: {
    BUILD_FILES: JSON.stringify({ id: buildId(), early, messages }),
    // Workbox leaves its log messages out.
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: CLIENT_DIR,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: join(projectRoot, 'storefront', 'worker', 'worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})

/** Another one with every change of a file of the build, whose names contain their hashes, or of a rule of the worker. */
function buildId(): string {
  const hash = createHash('sha256').update(pathsOf('assets/**/*').join('\n'))
  const rules = globSync(['storefront/worker/*.ts', 'domain/kept-pages.ts', 'package-lock.json'], {
    cwd: projectRoot,
  })
  for (const path of rules.toSorted()) hash.update(readFileSync(join(projectRoot, path)))
  return hash.digest('hex').slice(0, 12)
}
