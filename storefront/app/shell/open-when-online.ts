import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { OFFLINE_PATH } from '#domain/kept-pages.ts'
import { returnPath } from '../account/return-path.ts'
import { takeCartAlong } from '../cart/cart-store.ts'
import { reloadPage } from './reload-page.ts'

const EVERY_MS = 5_000

/** Whether a page failed because the server could not be reached: `fetch` says so with a `TypeError` of its own words. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)

/**
 * Opens the page that a guest wanted as soon as it can be opened: from the memory of the device, or when the connection
 * is back. Returns what tries it at once.
 */
export function useOpenWhenOnline(isAway: boolean): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const path = pathname === OFFLINE_PATH ? returnPath(search) : pathname + search

  const open = useCallback(() => {
    // A document brings its own scripts; only without a connection the ones that are here are better than none.
    if (isAway && pathname !== OFFLINE_PATH) void navigate(path, { replace: true })
    else {
      takeCartAlong()
      location.replace(path)
    }
  }, [isAway, navigate, path, pathname])

  useEffect(() => {
    if (!isAway) return
    const look = () => {
      // A network that swallows what is sent would collect a call every five seconds.
      const signal = AbortSignal.timeout(EVERY_MS)
      fetch('/healthz', { cache: 'no-store', signal }).then(({ ok }) => ok && open(), stay)
    }
    const timer = setInterval(look, EVERY_MS)
    addEventListener('online', look)
    if (pathname !== OFFLINE_PATH) void isKept(pathname).then((kept) => kept && reloadPage(), stay)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [isAway, open, pathname])
  return open
}

const stay = () => {}

/** Whether the service worker can show the document of this path. */
async function isKept(pathname: string): Promise<boolean> {
  return Boolean(navigator.serviceWorker?.controller && (await caches.match(pathname)))
}
