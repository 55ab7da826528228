import type { Language, Page } from '#contract/content.ts'
import type { Ctx, Deps } from '../context.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { localized, translationFor } from '../db/localized.ts'
import type { Languages } from '../http/language.ts'
import { loadSettingsOf } from '../settings/index.ts'
import { DEFAULT_LANGUAGES } from './default-languages.ts'
import { readPageRows } from './page-rows.ts'
import { sanitizePage } from './sanitize-page.ts'

/** The static pages in the language of the call. */
export async function listPages(ctx: Ctx): Promise<Page[]> {
  const rows = await readPageRows(ctx.db)
  const language = translationFor(ctx.language, ctx.mainLanguage)
  return localized('pages', rows, language).map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    text: sanitizePage(row.text),
    isPopup: row.is_popup === 1,
    onHeader: row.on_header === 1,
    onFooter: row.on_footer === 1,
  }))
}

/** The languages that guests can choose; a shop without languages of its own has the default languages. */
export async function listLanguages(ctx: Ctx): Promise<Language[]> {
  const rows = await ctx.db.selectFrom('languages').selectAll().orderBy('position').execute()
  if (rows.length === 0) {
    const { languages, initial } = DEFAULT_LANGUAGES
    return languages.map((one) => ({ ...one, isDefault: one.code === initial }))
  }
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    isDefault: row.is_default === 1,
    isRtl: row.is_rtl === 1,
  }))
}

/** The languages of the shop by code; a shop without languages of its own has the default languages. */
export function loadLanguages(deps: Deps): Promise<Languages> {
  return deps.content.get('languages', async () => {
    const rows = await deps.db
      .selectFrom('languages')
      .select(['code', 'is_default'])
      .orderBy('position')
      .execute()
    if (rows.length === 0) {
      const { languages, initial } = DEFAULT_LANGUAGES
      return { codes: languages.map(({ code }) => code), initial }
    }
    const initial = rows.find((row) => row.is_default === 1) ?? rows[0]!
    return { codes: rows.map((row) => row.code), initial: initial.code }
  })
}

/** Every text of a language: the catalogue, overridden by the restaurant's own texts. */
export function loadCatalogue(
  deps: Deps,
  { language, branchId }: Pick<Ctx, 'language' | 'branchId'>,
): Promise<Readonly<Record<string, string>>> {
  return deps.content.get(`catalogue:${JSON.stringify([language, branchId])}`, async () => {
    const { ADDRESS_FORM } = await loadSettingsOf(deps, branchId)
    const rows = await deps.db
      .selectFrom('translations')
      .select(['source_text', 'text'])
      .where('language_code', '=', language)
      .execute()
    const own = Object.fromEntries(rows.map((row) => [row.source_text, row.text]))
    return { ...builtInMessages(language, ADDRESS_FORM), ...own }
  })
}
