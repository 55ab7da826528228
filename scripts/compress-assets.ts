import { existsSync, globSync, statSync } from 'node:fs'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const encoders = {
  '.br': (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

// The sibling takes over its source's time, so "fresh" is an equality and no clock is compared.
async function compress(path: string): Promise<void> {
  const { atime, mtime } = statSync(path)
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const sibling = path + ending
      if (existsSync(sibling) && Math.abs(statSync(sibling).mtimeMs - mtime.getTime()) < 2) return
      await writeFile(sibling, await encode(await readFile(path)))
      await utimes(sibling, atime, mtime)
    }),
  )
}

// Fonts and pictures are compressed by their own format; a second time only costs.
await Promise.all(
  globSync('{storefront,backoffice}/build/client/**/*.{js,mjs,css,svg,html,json,geojson,webmanifest}').map(
    compress,
  ),
)
