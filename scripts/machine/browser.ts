import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { aptInstall, aptKnows } from './apt.mjs'
import { projectRoot, pinnedNodeEnv, pinnedNode } from './project.mjs'

/** Draws the same pages without a window's own surface, for two thirds of the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell'
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

// An empty variable names none.
const named = (): string | undefined => process.env.CHROMIUM || undefined

function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean)
  return folders.map((folder) => join(folder, name))
}

/** The path of a full Chromium on this machine: one on PATH, an installed application, Playwright's. */
function findInstalledChromium(): string | undefined {
  return [...names.flatMap(onPath), ...applications, chromium.executablePath()].find(runs)
}

/** The path of a browser on this machine: the one CHROMIUM names, Chromium's headless shell, a full Chromium. */
export function findBrowser(): string | undefined {
  return named() ?? onPath(HEADLESS_SHELL).find(runs) ?? findInstalledChromium()
}

/** The path of a full browser, as guests have it: the one CHROMIUM names, a Chromium, else its headless shell. */
export function findFullBrowser(): string | undefined {
  return named() ?? findInstalledChromium() ?? findBrowser()
}

function succeeds(command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: pinnedNodeEnv() }).status === 0
  )
}

function installBySystem(): void {
  if (!aptInstall(HEADLESS_SHELL)) aptInstall('chromium')
}

function installByPlaywright(): void {
  const cli = join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js')
  const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  succeeds(pinnedNode, [cli, 'install', ...withLibraries, 'chromium'])
}

/** Finds a browser or installs one, the headless shell where the system has it; throws one clear sentence when neither works. */
export function ensureBrowser(): string {
  if (!named() && !onPath(HEADLESS_SHELL).some(runs) && aptKnows(HEADLESS_SHELL)) aptInstall(HEADLESS_SHELL)
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
