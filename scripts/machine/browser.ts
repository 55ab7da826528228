import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { aptInstall } from './apt.mjs'
import { projectRoot, pinnedNodeEnv, pinnedNode } from './project.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

// An installed browser may still not run: Ubuntu's chromium is a stub that only requests a snap.
function runs(path: string): boolean {
  if (!existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

/** The path of a Chromium on this machine: the one CHROMIUM names, one on PATH, an installed application, Playwright's. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...applications, chromium.executablePath()].find(runs)
}

function succeeds(command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: pinnedNodeEnv() }).status === 0
  )
}

function installBySystem(): void {
  aptInstall('chromium')
}

function installByPlaywright(): void {
  const cli = join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js')
  const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  succeeds(pinnedNode, [cli, 'install', ...withLibraries, 'chromium'])
}

/** Finds a Chromium or installs one; throws one clear sentence when neither works. */
export function ensureBrowser(): string {
  for (const install of [undefined, installBySystem, installByPlaywright]) {
    if (install) process.stdout.write('No browser that runs here yet: installing Chromium ...\n')
    install?.()
    const found = findBrowser()
    if (found) return found
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install chromium or google-chrome, or name one: CHROMIUM=/path npm test',
  )
}
