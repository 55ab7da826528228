import { useEffect, useState } from 'react'
import { KEPT_PART } from '../http/fetch-part.ts'
import { reloadPage } from './reload-page.ts'

const EVERY_MS = 10_000
const PATIENCE_MS = 8_000

type KeptPage = {
  /** When the oldest of what is shown was fetched; undefined when all of it came from the network. */
  keptAt: string | undefined
  /** The restaurant has something newer, and loading it now would interrupt the guest. */
  hasNews: boolean
}

/**
 * Whether this page shows what the service worker had stored. With a connection it is compared with the page as it is
 * now: the same page counts as fresh, another one is loaded, unless the guest is in the middle of something. A page that
 * `refreshesItself` is left alone.
 */
export function useKeptPage(isOnline: boolean, refreshesItself: boolean): KeptPage {
  const [keptAt, setKeptAt] = useState(oldest)
  const [hasNews, setHasNews] = useState(false)

  useEffect(() => {
    const update = () => setKeptAt(oldest)
    addEventListener(KEPT_PART, update)
    return () => removeEventListener(KEPT_PART, update)
  }, [])

  useEffect(() => {
    if (!isOnline || keptAt === undefined || hasNews || refreshesItself) return
    let isOver = false
    const check = async () => {
      const now = await currentEtag()
      if (isOver || now === undefined) return
      const { dataset } = document.documentElement
      if (now !== '' && now === dataset['keptEtag'] && dataset['keptPart'] === undefined) {
        delete dataset['keptAt']
        setKeptAt(undefined)
      } else if (isBusy() || !mayReload(keptAt)) setHasNews(true)
      else reloadPage()
    }
    void check()
    const timer = setInterval(() => void check(), EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [isOnline, keptAt, hasNews, refreshesItself])
  return { keptAt, hasNews }
}

/** When the oldest of what is shown was fetched: the document, or a part that was added to it. */
function oldest(): string | undefined {
  const { keptAt, keptPart } = document.documentElement.dataset
  return [keptAt, keptPart].filter((time) => time !== undefined).toSorted()[0]
}

/** The tag of this page as the server has it now, empty when it has none; undefined without an answer. */
async function currentEtag(): Promise<string | undefined> {
  try {
    // The service worker answers GET alone.
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { ok, headers } = await fetch(location.pathname, { method: 'HEAD', signal, cache: 'no-store' })
    return ok ? (headers.get('etag') ?? '') : undefined
  } catch {
    return undefined
  }
}

/** Whether something is open or being filled in that a new document would close. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], form[method=post]') !== null ||
  (document.activeElement?.matches('input, textarea, select') ?? false)

const RELOADED = 'reloaded-for'

/** Once for what is stored: over a bad line the next document may come from memory again. */
function mayReload(keptAt: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === keptAt) return false
    sessionStorage.setItem(RELOADED, keptAt)
    return true
  } catch {
    return false
  }
}
