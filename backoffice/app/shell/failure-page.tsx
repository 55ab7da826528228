import { CircleAlert, WifiOff } from 'lucide-react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { failureKindOf } from '../http/failure-kind.ts'

/** A screen that could not be shown, why, and the way on. */
export function FailurePage() {
  const { t } = useI18n()
  const error = useRouteError()
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'missing' : failureKindOf(error)
  if (kind === 'missing') return <MissingPage />
  const isOffline = kind === 'offline'
  const title = isOffline ? t('No connection') : t('That did not work')
  return (
    <section className="failure" role="alert">
      <title>{title}</title>
      {isOffline ? <WifiOff size={40} aria-hidden="true" /> : <CircleAlert size={40} aria-hidden="true" />}
      <h1>{title}</h1>
      <p>
        {isOffline
          ? t('Check the network of this device. Nothing is lost: orders wait on the server.')
          : t('Something went wrong on our side. Please try again.')}
      </p>
      <Button onClick={() => location.reload()}>{t('Try again')}</Button>
    </section>
  )
}

/** Says that an address leads nowhere. */
export function MissingPage() {
  const { t } = useI18n()
  return (
    <section className="failure">
      <title>{t('This page does not exist')}</title>
      <CircleAlert size={40} aria-hidden="true" />
      <h1>{t('This page does not exist')}</h1>
      <Link className="button" to="/">
        {t('To the orders')}
      </Link>
    </section>
  )
}
