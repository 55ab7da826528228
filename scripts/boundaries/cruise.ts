import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot, pinnedNodeEnv, pinnedNode } from '../machine/project.mjs'

type Dependency = { resolved: string; dependencyTypes: string[] }
type Violation = { from: string; to: string; rule: { name: string } }

export type Cruise = {
  modules: { source: string; dependencies: Dependency[] }[]
  summary: { violations: Violation[]; totalCruised: number }
}

/** The folders that the boundaries cover. */
export const cruised = [
  'contract',
  'domain',
  'api',
  'ui',
  'storefront',
  'backoffice',
  'demo',
  'bin',
  'scripts',
  'e2e',
  'bench',
]

/** Reads every import below `folder` and judges it by the project's rules. */
export async function cruise(folder: string): Promise<Cruise> {
  const command = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(projectRoot, '.dependency-cruiser.mjs')
  const present = cruised.filter((name) => existsSync(join(folder, name)))
  const args = [command, '--config', config, '--output-type', 'json', ...present]
  const { stdout } = await promisify(execFile)(pinnedNode, args, {
    cwd: folder,
    env: pinnedNodeEnv(),
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Cruise
}
