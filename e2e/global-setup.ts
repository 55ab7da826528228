import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from './app-server.ts'

const root = join(import.meta.dirname, '..')

/** The seeded data folder that every test copies; set by `globalSetup` for all workers. */
export function templateDir(): string {
  const dir = process.env['DEMO_TEMPLATE']
  if (!dir) throw new Error('the global setup has not run')
  return dir
}

/** Makes the template when there is none for the demo and its pipeline as they are now. */
export default async function globalSetup(): Promise<void> {
  const templateDir = join(root, '.cache', `demo-${fingerprint()}`)
  process.env['DEMO_TEMPLATE'] = templateDir
  if (existsSync(templateDir)) return
  const draft = `${templateDir}.draft`
  mkdirSync(draft, { recursive: true })
  const server = await startServer({ dataDir: draft })
  await server.stop()
  rmSync(templateDir, { recursive: true, force: true })
  renameSync(draft, templateDir)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  // Migrations are not part of it: a server brings an older store up to date.
  for (const folder of ['demo', 'api/settings']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
