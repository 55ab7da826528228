import { KEPT_AT } from '#domain/kept-pages.ts'
import { withDeadline } from './with-deadline.ts'

/** Fired on the window when a part of a page came from the memory of the device. */
export const KEPT_PART = 'keptpart'

/**
 * Fetches a part of the menu. How old it is, when the service worker had to take it from memory, is noted on the document
 * (`data-kept-part`, the oldest one), so that the page can say it.
 */
export async function fetchPart(path: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: withDeadline(signal),
  })
  const keptAt = response.headers.get(KEPT_AT)
  if (keptAt) {
    const { dataset } = document.documentElement
    if (!(dataset['keptPart']! < keptAt)) dataset['keptPart'] = keptAt
    dispatchEvent(new Event(KEPT_PART))
  }
  return response
}
