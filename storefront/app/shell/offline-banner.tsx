import { CloudOff, History } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { isOrderPage } from '#domain/kept-pages.ts'
import { type I18n, useI18n } from '#ui/i18n.tsx'
import { useOnline } from '../http/use-online.ts'
import { useKeptPage } from './use-kept-page.ts'
import { reloadPage } from './reload-page.ts'

/**
 * Says that the connection is gone, or that the page comes from the memory of the device, and of when it is; it goes when
 * the prices are those of the restaurant again (ux.md U-40).
 */
export function OfflineBanner() {
  const i18n = useI18n()
  const isOnline = useOnline()
  const { pathname } = useLocation()
  // An order and its prices are asked for anew by their own pages.
  const refreshesItself = isOrderPage(pathname) || pathname === '/checkout'
  const { keptAt, hasNews } = useKeptPage(isOnline, refreshesItself)
  const isShown = !isOnline || (keptAt !== undefined && !refreshesItself)
  const text = isShown && bannerText({ isOnline, pathname, keptAt, refreshesItself }, i18n)
  const Sign = isOnline ? History : CloudOff
  // At the end of the document: it stands on the bar of the cart, and only what comes later can (offline-banner.css).
  return createPortal(
    <div role="status" className={isShown ? 'offline-banner' : 'visually-hidden'}>
      {isShown && (
        <p>
          <Sign size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
      {isShown && hasNews && (
        <button type="button" onClick={reloadPage}>
          {i18n.t('Show it as it is now')}
        </button>
      )}
    </div>,
    document.body,
  )
}

type Shown = { isOnline: boolean; pathname: string; keptAt: string | undefined; refreshesItself: boolean }

function bannerText({ isOnline, pathname, keptAt, refreshesItself }: Shown, i18n: I18n): string {
  const { t } = i18n
  if (refreshesItself) return t('You are offline')
  const time = timeOf(keptAt, i18n)
  const isMenu = /^\/(?:menu\/|$)/.test(pathname)
  // Why it is old is not known: a bad line, or news that a guest has not asked for yet.
  if (isOnline) return isMenu ? t('Prices as of {time}', { time }) : t('As of {time}', { time })
  return isMenu
    ? t('You are offline. Prices as of {time}', { time })
    : t('You are offline. As of {time}', { time })
}

/** The hour of something stored, or of this page, with its day unless that is today. */
function timeOf(keptAt: string | undefined, { date }: I18n): string {
  const since = new Date(keptAt ?? performance.timeOrigin)
  const isToday = since.toDateString() === new Date().toDateString()
  return date(since, {
    ...(!isToday && { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  })
}
