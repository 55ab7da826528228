import { useRouteError, useRouteLoaderData } from 'react-router'
import type { Shop } from '../shop/shop.ts'
import { createI18n, type I18nData } from '#ui/i18n.tsx'
import { isConnectionError, useOpenWhenOnline } from './open-when-online.ts'
import { phoneLink } from '../shop/phone-link.ts'

/** What stands in the place of a page that failed, or that a guest without a connection does not have. */
export function FailureNotice({ isOffline }: { isOffline?: boolean }) {
  const error = useRouteError()
  const root = useRouteLoaderData('root') as { shop: Shop; i18n: I18nData } | undefined
  const t = root ? createI18n(root.i18n).t : (text: string) => text
  const phone = root?.shop.settings.PHONE
  const isAway = isOffline ?? isConnectionError(error)
  const open = useOpenWhenOnline(isAway)
  const title = t(isAway ? 'You are offline' : 'That did not work')
  return (
    <div className="error-page" data-says-offline={isAway || undefined}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>
        {t(
          isAway
            ? 'This page is not on your device yet. It opens by itself as soon as you are connected again. Your cart is still there.'
            : 'Something broke in our kitchen, not on your side. Your cart is still there.',
        )}
      </p>
      <p className="error-page__actions">
        <button type="button" className="button" onClick={open}>
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
    </div>
  )
}
