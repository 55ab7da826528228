import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readyBytes } from '#api/http/ready-bytes.ts'
import { readyResponse } from '#api/http/ready-response.ts'
import { requestTraits } from '#api/http/request-traits.ts'
import { contentSecurityPolicy } from './finish-page.ts'
import { SECURITY } from './pages.ts'

export const BACKOFFICE_DIR = join(import.meta.dirname, '../backoffice/build/client')

/** The one document of the back office, for every address in it; it must have been built before. */
export async function loadBackofficePage(): Promise<(request: Request) => Response> {
  const html = await readFile(join(BACKOFFICE_DIR, 'index.html'))
  const bytes = await readyBytes(html, {
    ...SECURITY,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(html.toString()),
    'x-robots-tag': 'noindex',
  })
  return ({ headers }) => {
    const { encoding } = requestTraits((name) => headers.get(name) ?? undefined)
    return readyResponse(bytes, encoding, headers.get('if-none-match') ?? undefined)
  }
}
