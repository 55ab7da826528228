import { pageTexts } from 'virtual:page-texts'
import { getTranslations } from '#contract/content.ts'
import { type CatalogueName, catalogues } from '#domain/i18n/catalogue.ts'
import type { ServerContext } from '../shop/server-context.ts'
import { ownMessages } from './own-messages.ts'

const shown = new Set(pageTexts)

/** The restaurant's own messages in the language of the request; the built-in ones come with the scripts. */
export async function loadOwnMessages(
  server: ServerContext,
  catalogue: CatalogueName,
): Promise<Readonly<Record<string, string>>> {
  const map = await server.call(getTranslations, { query: { lang: server.language } })
  return ownMessages(JSON.parse(map) as Record<string, string>, catalogues[catalogue], shown)
}
