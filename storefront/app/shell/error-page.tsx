import { useRouteLoaderData } from 'react-router'
import sheetUrl from '../app.css?url'
import type { Shop } from '../shop/shop.ts'
import { createI18n, type I18nData } from '#ui/i18n.tsx'
import { phoneLink } from './phone-link.ts'

/** What a guest sees when a page failed: a message, a retry and the phone number. Works without the rest of the page. */
export function ErrorPage() {
  const root = useRouteLoaderData('root') as { shop: Shop; i18n: I18nData } | undefined
  const t = root ? createI18n(root.i18n).t : (text: string) => text
  const phone = root?.shop.settings.PHONE
  return (
    <main className="error-page">
      <title>{t('That did not work')}</title>
      {/* The styles in the head leave with the page that broke. */}
      <link rel="stylesheet" href={sheetUrl} precedence="default" />
      <h1>{t('That did not work')}</h1>
      <p>{t('Something broke in our kitchen, not on your side. Your cart is still there.')}</p>
      <p className="error-page__actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('Try again')}
        </button>
        <a className="button button--secondary" href="/">
          {t('To the menu')}
        </a>
      </p>
      {phone && (
        <p>
          {t('Or call us:')} <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
    </main>
  )
}
