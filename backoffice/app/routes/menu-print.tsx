import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { getTranslations, listLanguages } from '#contract/content.ts'
import { useI18n } from '#ui/i18n.tsx'
import { readWrittenLanguages } from '../documents/written-languages.ts'
import { staffApi } from '../http/staff-api.ts'
import { whileSignedIn } from '../http/while-signed-in.ts'
import { PrintPage } from '../menu/print-page.tsx'
import { readPrinted } from '../menu/read-printed.ts'

/** A page of its own, so that nothing but the menu is printed. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const withDrafts = searchParams.get('drafts') === '1'
  return whileSignedIn(async () => {
    const [languages, source] = await Promise.all([
      withDrafts ? readWrittenLanguages() : staffApi(listLanguages, {}),
      readPrinted(withDrafts),
    ])
    const main = languages.find(({ isDefault }) => isDefault)?.code ?? 'de'
    const language = languages.find(({ code }) => code === searchParams.get('lang'))?.code ?? main
    const words = await staffApi(getTranslations, { query: { lang: language } })
    return {
      source,
      languages,
      language,
      words: JSON.parse(words) as Record<string, string>,
      size: searchParams.get('size') === 'a5' ? ('a5' as const) : ('a4' as const),
      withDrafts,
    }
  })
}

export default function MenuPrintRoute() {
  const { t } = useI18n()
  return (
    <>
      <title>{t('Print the menu')}</title>
      <PrintPage {...useLoaderData<typeof clientLoader>()} />
    </>
  )
}
