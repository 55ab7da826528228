import { useEffect, useState } from 'react'
import { type PlaceHit, searchPlaces } from '#contract/delivery.ts'
import { browserApi } from '../http/browser-api.ts'

const DELAY_MS = 250
const FEWEST_LETTERS = 3
const MOST_HITS = 6
/** After this long, in milliseconds, a search shows that it takes longer than usual. */
const SLOW_MS = 2_000

export type PlaceSearch = {
  state: 'idle' | 'asking' | 'slow' | 'found' | 'failed'
  hits: readonly PlaceHit[]
  retry(): void
}

/**
 * Searches addresses while the guest types: debounced, from three letters on, the latest input only. Without a
 * connection it waits for one.
 */
export function usePlaceSearch(text: string, isOnline: boolean): PlaceSearch {
  const asked = text.trim().replaceAll(/\s+/g, ' ')
  const isLong = asked.length >= FEWEST_LETTERS
  const [held, setHeld] = useState<{ asked: string; hits: readonly PlaceHit[] }>()
  const [failed, setFailed] = useState('')
  const [slow, setSlow] = useState('')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isLong || !isOnline) return
    const abort = new AbortController()
    const ask = async () => {
      try {
        const hits = await browserApi(abort.signal)(searchPlaces, { query: { q: asked } })
        if (abort.signal.aborted) return
        setHeld({ asked, hits: hits.slice(0, MOST_HITS) })
        setFailed('')
      } catch {
        if (!abort.signal.aborted) setFailed(asked)
      }
    }
    const timer = setTimeout(() => void ask(), DELAY_MS)
    const patience = setTimeout(() => setSlow(asked), DELAY_MS + SLOW_MS)
    return () => {
      clearTimeout(timer)
      clearTimeout(patience)
      abort.abort()
    }
  }, [asked, isLong, isOnline, attempt])

  const isFound = held?.asked === asked
  const state = !isLong
    ? 'idle'
    : isFound
      ? 'found'
      : failed === asked
        ? 'failed'
        : slow === asked
          ? 'slow'
          : 'asking'
  // While the next input is searched, the last results stay.
  const hits = isLong ? (held?.hits ?? []) : []
  return {
    state,
    hits: state === 'failed' ? [] : hits,
    retry: () => {
      setFailed('')
      setAttempt((count) => count + 1)
    },
  }
}
