import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadLanguages } from '#api/content/index.ts'
import type { Deps } from '#api/context.ts'
import { compressResponse, type CompressedResponse } from '#api/http/compressed-response.ts'
import { toResponse } from '#api/http/to-response.ts'
import { cacheKeyParts } from '#api/http/cache-key.ts'
import { loadSharedSettings } from '#api/settings/index.ts'
import { type CatalogueName, catalogueName } from '#domain/i18n/catalogue.ts'
import { SECURITY } from './document-headers.ts'
import { policyOfBuiltDocument } from './react-router-html.ts'

export const BACKOFFICE_DIR = join(import.meta.dirname, '../backoffice/build/client')

/**
 * Answers the HTML document of the back office for every path in it; it must have been built before. The scripts bring their
 * messages in the restaurant's main language.
 */
export async function loadBackofficePage(deps: Deps): Promise<(request: Request) => Promise<Response>> {
  const html = await readFile(join(BACKOFFICE_DIR, 'index.html'), 'utf8')
  const pages = new Map<CatalogueName, Promise<CompressedResponse>>()
  const pageIn = (catalogue: CatalogueName) => {
    const known = pages.get(catalogue) ?? compressPage(withMessages(html, catalogue))
    pages.set(catalogue, known)
    return known
  }
  return async ({ headers }) => {
    const [{ initial }, settings] = await Promise.all([loadLanguages(deps), loadSharedSettings(deps)])
    const bytes = await pageIn(catalogueName(initial, settings.ADDRESS_FORM))
    const { encoding } = cacheKeyParts((name) => headers.get(name) ?? undefined)
    return toResponse(bytes[encoding], headers.get('if-none-match') ?? undefined)
  }
}

/** An import map has to stand before everything that loads a module. */
const withMessages = (html: string, catalogue: CatalogueName): string =>
  html.replace(
    '<link rel="modulepreload"',
    (first) =>
      `<script type="importmap">{"imports":{"messages/":"/backoffice/assets/${catalogue}/"}}</script>${first}`,
  )

const compressPage = (html: string): Promise<CompressedResponse> =>
  compressResponse(Buffer.from(html), {
    ...SECURITY,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policyOfBuiltDocument(html),
    'x-robots-tag': 'noindex',
  })
