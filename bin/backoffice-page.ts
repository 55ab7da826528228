import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressResponse } from '#api/http/compressed-response.ts'
import { toResponse } from '#api/http/to-response.ts'
import { cacheKeyParts } from '#api/http/cache-key.ts'
import { SECURITY } from './document-headers.ts'
import { policyOfBuiltDocument } from './react-router-html.ts'

export const BACKOFFICE_DIR = join(import.meta.dirname, '../backoffice/build/client')

/** The HTML document of the back office, for every path in it; it must have been built before. */
export async function loadBackofficePage(): Promise<(request: Request) => Response> {
  const html = await readFile(join(BACKOFFICE_DIR, 'index.html'))
  const bytes = await compressResponse(html, {
    ...SECURITY,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policyOfBuiltDocument(html.toString()),
    'x-robots-tag': 'noindex',
  })
  return ({ headers }) => {
    const { encoding } = cacheKeyParts((name) => headers.get(name) ?? undefined)
    return toResponse(bytes, encoding, headers.get('if-none-match') ?? undefined)
  }
}
