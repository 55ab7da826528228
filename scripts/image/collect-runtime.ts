import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'
import { importsOf, reachablePackages, readLock } from './runtime-packages.ts'

// node scripts/image/collect-runtime.ts FOLDER
// Collects what a running server needs into a folder that becomes the root of the image: the sources, the built
// screens, the packages that are imported, Node, and the shared libraries of both. Nothing else: no shell, no npm.

const SOURCES = [
  'api',
  'bin',
  'contract',
  'demo',
  'domain',
  'geodata',
  'storefront/build',
  'backoffice/build',
  'package.json',
]
const SCRIPTS = ['scripts/backup.ts', 'scripts/restore.ts', 'scripts/check-health.ts']
/** The error page brings these styles along. */
const STYLES = globSync('ui/*.css', { cwd: projectRoot })
const LEFT_OUT =
  /(?:[.]test[.]tsx?|[.]suite[.]ts|[.]tsbuildinfo|tsconfig\.json|[.]map|[.]md|[.]d[.][cm]?ts)$|\/test$/
/** Loaded by name at run time. */
const NODE = 'node_modules/node'

const [, , target] = process.argv
if (target === undefined) throw new Error('node scripts/image/collect-runtime.ts FOLDER')
const app = join(target, 'app')

for (const path of [...SOURCES, ...SCRIPTS, ...STYLES]) copy(path)
const sources = globSync('**/*.{ts,js}', { cwd: app }).filter((path) => !path.includes('/client/'))
const names = new Set(sources.flatMap((path) => importsOf(readFileSync(join(app, path), 'utf8'))))
const packages = reachablePackages([...names], readLock(projectRoot), (path) =>
  existsSync(join(projectRoot, path)),
)
for (const path of packages.filter((path) => !path.includes('@types/'))) copyPackage(path)
copyNode()
copyLibraries()
writeAccounts()
process.stdout.write(`${packages.length} packages, ${sources.length} sources\n`)

function copy(path: string): void {
  cpSync(join(projectRoot, path), join(app, path), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source),
  })
}

/** A package without the packages inside it: those are listed on their own when they are needed. */
function copyPackage(path: string): void {
  const own = join(projectRoot, path)
  cpSync(own, join(app, path), {
    recursive: true,
    dereference: true,
    filter: (source) => source !== join(own, 'node_modules') && !LEFT_OUT.test(source),
  })
}

function copyNode(): void {
  const node = join(app, NODE, 'bin/node')
  mkdirSync(dirname(node), { recursive: true })
  cpSync(join(projectRoot, NODE, 'bin/node'), node)
  // The names of its symbols make up a fifth of it. Without `strip` it stays as it is.
  spawnSync('strip', [node], { stdio: 'ignore' })
}

/** The shared libraries that Node and native packages are linked against, under the names they are looked up by. */
function copyLibraries(): void {
  const native = globSync('app/node_modules/**/*.{node,so,so.*}', { cwd: target }).map((path) =>
    join(target!, path),
  )
  const files = [join(app, NODE, 'bin/node'), ...native].filter((path) => statSync(path).isFile())
  const found = new Set(files.flatMap(librariesOf))
  for (const path of found) {
    if (path.startsWith(projectRoot) || path.startsWith(target!)) continue
    const place = join(target!, path)
    mkdirSync(dirname(place), { recursive: true })
    cpSync(realpathSync(path), place)
  }
  const loader = [...found].find((path) => basename(path).startsWith('ld-linux'))
  if (loader === undefined) throw new Error('the loader of shared libraries was not found')
}

function librariesOf(file: string): string[] {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => /(\/\S+) \(0x/.exec(line)?.[1] ?? [])
}

/** The one account of the image, and the folder for what is in use for a moment. */
function writeAccounts(): void {
  mkdirSync(join(target!, 'etc'), { recursive: true })
  writeFileSync(join(target!, 'etc/passwd'), 'tischlein:x:10001:10001::/data:/sbin/nologin\n')
  writeFileSync(join(target!, 'etc/group'), 'tischlein:x:10001:\n')
  writeFileSync(join(target!, 'etc/nsswitch.conf'), 'hosts: files dns\n')
  mkdirSync(join(target!, 'tmp'), { recursive: true, mode: 0o700 })
}
