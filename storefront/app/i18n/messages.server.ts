import { getTranslations } from '#contract/content.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { messagesOfPart, type CataloguePart } from '#domain/i18n/catalogue-parts.ts'
import type { ServerContext } from '../shop/server-context.ts'

/**
 * The messages of some pages in the language of the request. What every page of the shop needs comes in a script, so only
 * the restaurant's own messages are left for the page.
 */
export async function loadMessages(
  server: ServerContext,
  part: CataloguePart,
): Promise<Readonly<Record<string, string>>> {
  const map = await server.call(getTranslations, { query: { lang: server.language } })
  const messages = messagesOfPart(JSON.parse(map) as Record<string, string>, part)
  if (part !== 'shop') return messages
  const known = builtInMessages(server.language)
  return Object.fromEntries(Object.entries(messages).filter(([text, shown]) => known[text] !== shown))
}
