import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from './machine/project.mjs'
import { findPodman } from './image/podman.ts'
import { tryCompose } from './image/try-compose.ts'
import { tryImage } from './image/try-image.ts'

// node scripts/image.ts         builds the image `tischlein` from the Dockerfile and measures it
// node scripts/image.ts --try   runs it alone, then as compose.yaml says, behind Caddy, and places orders through both
// It needs buildah; for --try podman, crun or runc, and caddy as well: all of them are packages of Debian. What is missing
// or cannot be done in this place is said in one line, and the script ends with 1.

const IMAGE = 'tischlein'
const REGISTRY_BASE = 'docker.io/library/node:24-bookworm'
const LOCAL_BASE = 'localhost/tischlein-build-base'
const MAX_MB = 250
const MIRROR = 'http://deb.debian.org/debian'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
/** What the build needs of Debian. */
const DEBIAN = ['bookworm', 'ca-certificates,libatomic1,libstdc++6,binutils'] as const

const isTrying = process.argv.includes('--try')

try {
  require(isTrying ? ['buildah', 'podman', 'caddy'] : ['buildah'])
  const podman = isTrying ? findPodman() : undefined
  if (!isTrying || !has(IMAGE)) build()
  const megabytes = sizeOf(IMAGE)
  say(`The image has ${megabytes.toFixed(1)} MB, at most ${MAX_MB} are allowed`)
  if (megabytes > MAX_MB) throw new Error('The image is too large')
  if (podman) {
    await tryImage(IMAGE, podman, say)
    await tryCompose(IMAGE, podman, say)
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function require(programs: string[]): void {
  const missing = programs.filter((name) => run(['sh', '-c', `command -v ${name}`]).status !== 0)
  if (missing.length > 0)
    throw new Error(`Cannot be done here without ${missing.join(', ')}: apt-get install ${missing.join(' ')}`)
}

function build(): void {
  const base = pickBase()
  say(`Building from ${base} ...`)
  const args = ['--layers', '--isolation', 'chroot', '--build-arg', `BUILD_BASE=${base}`, '--tag', IMAGE]
  must(['buildah', 'build', ...args, '--format', 'docker', projectRoot], 'The image cannot be built')
}

/** The usual base image, or where no registry of images is reached one of the same kind made from Debian's packages. */
function pickBase(): string {
  if (has(LOCAL_BASE)) return LOCAL_BASE
  if (run(['timeout', '60', 'buildah', 'pull', '--quiet', REGISTRY_BASE]).status === 0) return REGISTRY_BASE
  say(`${REGISTRY_BASE} is not reached from here: making a base image from ${MIRROR}`)
  require(['debootstrap'])
  if (process.getuid?.() !== 0) throw new Error('A base image can only be made by root')
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-base-'))
  try {
    const [suite, packages] = DEBIAN
    const bootstrap = ['debootstrap', '--variant=minbase', `--include=${packages}`, suite, folder, MIRROR]
    must(bootstrap, 'Debian cannot be installed into a folder')
    addNode(folder)
    const container = text(['buildah', 'from', 'scratch'])
    must(['buildah', 'copy', '--quiet', container, folder, '/'], 'The base image cannot be filled')
    // The build trusts whom this machine trusts: a place without a registry often has a proxy of its own.
    must(['buildah', 'config', '--env', 'NODE_USE_SYSTEM_CA=1', container], 'The base image cannot be set up')
    must(['buildah', 'commit', '--quiet', '--rm', container, LOCAL_BASE], 'The base image cannot be kept')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return LOCAL_BASE
}

/** Node and npm of this machine; the build then installs the pinned Node with them. */
function addNode(folder: string): void {
  const npm = dirname(dirname(text(['sh', '-c', 'readlink -f "$(command -v npm)"'])))
  if (!existsSync(join(npm, 'bin/npm-cli.js'))) throw new Error('npm of this machine was not found')
  cpSync(join(projectRoot, 'node_modules/node/bin/node'), join(folder, 'usr/local/bin/node'))
  cpSync(npm, join(folder, 'usr/local/lib/npm'), { recursive: true, dereference: true })
  cpSync(CERTIFICATES, join(folder, CERTIFICATES))
  must(['ln', '-sf', '../lib/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm')], 'npm cannot be linked')
}

function has(image: string): boolean {
  return run(['buildah', 'inspect', '--type', 'image', image]).status === 0
}

/** The bytes of all its layers, as they lie unpacked. */
function sizeOf(image: string): number {
  const file = join(mkdtempSync(join(tmpdir(), 'tischlein-size-')), 'image.tar')
  try {
    must(['buildah', 'push', '--quiet', image, `docker-archive:${file}`], 'The image cannot be measured')
    return statSync(file).size / 1e6
  } finally {
    rmSync(dirname(file), { recursive: true, force: true })
  }
}

type Command = readonly string[]

function run([program = '', ...args]: Command) {
  return spawnSync(program, args, { encoding: 'utf8', cwd: projectRoot })
}

function text(command: Command): string {
  return run(command).stdout.trim()
}

function must([program = '', ...args]: Command, failure: string): void {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: projectRoot })
  if (status !== 0) throw new Error(`${failure} (${program} ended with ${status})`)
}
