import { getTranslations } from '#contract/content.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { messagesOfPart, type CataloguePart } from '#domain/i18n/catalogue-parts.ts'
import type { House } from '../shop/page-context.ts'

/**
 * The messages of some pages in the language of the request. What every page of the shop needs comes in a script, so only
 * the restaurant's own messages are left for the page.
 */
export async function loadMessages(
  house: House,
  part: CataloguePart,
): Promise<Readonly<Record<string, string>>> {
  const map = await house.call(getTranslations, { query: { lang: house.language } })
  const messages = messagesOfPart(JSON.parse(map) as Record<string, string>, part)
  if (part !== 'shop') return messages
  const known = builtInMessages(house.language)
  return Object.fromEntries(Object.entries(messages).filter(([text, shown]) => known[text] !== shown))
}
