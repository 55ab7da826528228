import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Drawing } from '#contract/media.ts'

const compress = promisify(brotliCompress)
/** High enough for a file that is sent for years, and quick enough for a first start. */
const QUALITY = 9

/** Stores a drawing and its compressed form under the hash of what it holds, and returns its address. */
export async function keepDrawing(mediaDir: string, drawing: Drawing): Promise<string> {
  const text = JSON.stringify(drawing)
  const file = `${createHash('sha256').update(text).digest('hex').slice(0, 24)}.json`
  const folder = join(mediaDir, 'drawings')
  if (!existsSync(join(folder, file))) {
    await mkdir(folder, { recursive: true })
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
    await writeWhole(join(folder, `${file}.br`), await compress(text, { params }))
    await writeWhole(join(folder, file), text)
  }
  return `/media/drawings/${file}`
}

/** A file appears complete or not at all, also when several processes start at once. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  await writeFile(draft, content)
  await rename(draft, path)
}
