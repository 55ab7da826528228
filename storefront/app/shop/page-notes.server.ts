import { getTranslations } from '#contract/content.ts'
import type { SettingKey } from '#contract/settings.ts'
import { listSettings } from '#contract/settings.public.ts'
import type { ServerContext } from './server-context.ts'
import { pageNotes } from './page-notes.ts'

/** The text of a page of the restaurant, with the notes that the system adds. */
export async function textWithNotes(
  server: ServerContext,
  page: { id: string; text: string },
): Promise<string> {
  const [settings, i18n] = await Promise.all([
    server.call(listSettings, {}),
    server.call(getTranslations, { query: { lang: server.language } }),
  ])
  const values = Object.fromEntries(settings.map(({ key, value }) => [key, value])) as Record<
    SettingKey,
    string
  >
  const map = JSON.parse(i18n) as Record<string, string>
  return page.text + pageNotes(page.id, values, map, server.language)
}
