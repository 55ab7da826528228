import { getTranslations } from '#contract/content.ts'
import { listSettings } from '#contract/settings.public.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'
import type { ServerContext } from '../shop/server-context.ts'
import { takesPreorders } from '../ordering/times.ts'
import type { CardRules } from './cards.server.ts'

/** What cards need to know of the shop of a request, with the texts in its language. */
export async function cardRules(server: ServerContext): Promise<CardRules> {
  const { language } = server
  const [settings, translations] = await Promise.all([
    server.call(listSettings, {}),
    server.call(getTranslations, { query: { lang: language } }),
  ])
  const valueOf = (wanted: string) => settings.find(({ key }) => key === wanted)?.value ?? ''
  const texts = JSON.parse(translations) as Record<string, string>
  return {
    requireAllergenInfo: valueOf('REQUIRE_ALLERGEN_INFO') !== '',
    takesPreorders: takesPreorders(valueOf('PREORDER_DAYS')),
    words: { language, t: (text, params = {}) => formatMessage(texts[text] ?? text, params, language) },
  }
}
