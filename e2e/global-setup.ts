import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeOnce } from '../scripts/test/make-once.ts'
import { pendingPictures, startServer } from './app-server.ts'
import { storePlainPictures } from './plain-pictures.ts'

const root = join(import.meta.dirname, '..')
const POLL_MS = 200

/** The seeded data folder that every test copies; set by `globalSetup` for all workers. */
export function templateDir(): string {
  const dir = process.env['DEMO_TEMPLATE']
  if (!dir) throw new Error('the global setup has not run')
  return dir
}

/** What `npm test` runs on: nothing that the tests look at depends on what a picture shows. */
export default async function globalSetup(): Promise<void> {
  await makeTemplate({ pictures: 'plain' })
}

/**
 * Makes the template when there is none for the demo as it is now, with its pictures as they are drawn for guests or as
 * plain surfaces. Pictures are named by what they show, so all templates share the drawn ones for as long as they are drawn
 * in the same way.
 */
export async function makeTemplate({ pictures }: { pictures: 'drawn' | 'plain' }): Promise<void> {
  const cache = join(root, '.cache')
  const templateDir = join(cache, `demo-${pictures}-${fingerprint(['demo', 'api/settings', 'api/media'])}`)
  process.env['DEMO_TEMPLATE'] = templateDir
  await makeOnce(templateDir, async (draft) => {
    if (pictures === 'plain') await storePlainPictures(join(draft, 'media'))
    else shareDrawn(cache, draft)
    const server = await startServer({ dataDir: draft })
    while (pendingPictures(draft).length > 0) await setTimeout(POLL_MS)
    await server.stop()
  })
}

function shareDrawn(cache: string, draft: string): void {
  const media = `demo-media-${fingerprint(['api/media'])}`
  mkdirSync(join(cache, media), { recursive: true })
  if (!existsSync(join(draft, 'media'))) symlinkSync(join('..', media), join(draft, 'media'))
}

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256')
  // Migrations are not part of it: a server brings an older store up to date.
  for (const folder of folders) {
    for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || file.name.endsWith('.test.ts')) continue
      hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
