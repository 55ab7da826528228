import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Drawing } from '#contract/media.ts'
import type { MediaFiles } from '#api/media/store/media-files.ts'

const compress = promisify(brotliCompress)
/** High enough for a file that is sent for years, and quick enough for a first start. */
const QUALITY = 9

/** Stores a drawing and its compressed form under the hash of what it holds, and returns its address. */
export async function keepDrawing(files: MediaFiles, drawing: Drawing): Promise<string> {
  const text = JSON.stringify(drawing)
  const file = `drawings/${createHash('sha256').update(text).digest('hex').slice(0, 24)}.json`
  if (!(await files.has(file))) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
    await files.write(`${file}.br`, await compress(text, { params }))
    await files.write(file, text)
  }
  return `/media/${file}`
}
