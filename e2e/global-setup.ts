import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startHouse } from './house.ts'

const root = join(import.meta.dirname, '..')

/** A seeded data folder that every story copies; made anew only when the demo or its pipeline changes. */
export const templateDir = join(root, '.cache', `demo-${fingerprint()}`)

export default async function globalSetup(): Promise<void> {
  if (existsSync(templateDir)) return
  const draft = `${templateDir}.draft`
  mkdirSync(draft, { recursive: true })
  const house = await startHouse({ dataDir: draft })
  await house.stop()
  rmSync(templateDir, { recursive: true, force: true })
  renameSync(draft, templateDir)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['demo', 'api/db/migrations', 'api/settings']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
