import { useEffect } from 'react'
import type { ShownPictures } from '#domain/kept-pages.ts'

/** The page loads first; what is stored for later has time. */
const REST_MS = 4_000

const PATH = '/sw.js'

/**
 * Makes the shop an app that can be installed and opens without a connection: adds its manifest, and registers the
 * service worker, some time after the guest's first interaction. The worker not for guests who save data.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    const timer = setTimeout(() => {
      addManifest()
      // Without it the shop is as it was, for example in a private window.
      if (serviceWorker && !connection?.saveData) register(serviceWorker).catch(() => {})
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** Not in the document as it is sent, which has no byte left in the first answer of the server. */
function addManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  // The browser itself looks for a new one at every visit.
  if (serviceWorker.controller) return
  // Switched off, the server has none for a page that asks (bin/service-worker.ts).
  const { status } = await fetch(PATH, { method: 'HEAD' })
  if (status !== 200) return
  await serviceWorker.register(PATH)
  const { active } = await serviceWorker.ready
  active?.postMessage({ pictures: shownPictures() } satisfies ShownPictures)
}

const shownPictures = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && pathname.startsWith('/media/') ? [pathname] : []
  })
