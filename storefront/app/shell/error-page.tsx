import { useRouteLoaderData } from 'react-router'
import sheetUrl from '../app.css?url'
import { createI18n, type I18nData } from '#ui/i18n.tsx'

/** What a guest sees when the frame of the shop itself failed. Works without the rest of the page. */
export function ErrorPage() {
  const root = useRouteLoaderData('root') as { i18n: I18nData } | undefined
  const t = root ? createI18n(root.i18n).t : (text: string) => text
  return (
    <main className="error-page">
      {/* The styles in the head leave with the page that broke. */}
      <link rel="stylesheet" href={sheetUrl} precedence="default" />
      <h1>{t('That did not work')}</h1>
      <a className="button" href="/">
        {t('To the menu')}
      </a>
    </main>
  )
}
