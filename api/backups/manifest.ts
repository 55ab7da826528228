import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { filesBelow } from '../platform/files-below.ts'

/** What a backup says of itself, in `manifest.json`. */
export const Manifest = z.object({
  format: z.literal('tischlein-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations that made the schema of its tables. */
  migrations: z.array(z.string().regex(/^\d{4}_\w+\.sql$/)).min(1),
  /** How many rows each table has. */
  tables: z.record(z.string().regex(/^[a-z_]+$/), z.int().nonnegative()),
  /** The SHA-256 of every other file, by its path. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.output<typeof Manifest>

export const MANIFEST_FILE = 'manifest.json'

/** The SHA-256 of every file below a folder, by its path, without the manifest itself. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const path of await filesBelow(folder)) {
    if (path === MANIFEST_FILE) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, path)), hash)
    files[path] = hash.digest('hex')
  }
  return files
}
