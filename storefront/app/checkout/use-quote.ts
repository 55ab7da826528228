import { useCallback, useEffect, useRef, useState } from 'react'
import { type Quote, quoteCart, type QuoteRequest } from '#contract/checkout.ts'
import { browserApi } from '../http/browser-api.ts'

const DELAY_MS = 250

export type QuoteState = {
  /** The shop's answer to the present request; undefined while it is asked. */
  quote: Quote | undefined
  /** The last answer, perhaps to an older request. */
  latest: Quote | undefined
  hasFailed: boolean
  retry(): void
  /** Takes over a quote that came another way. */
  take(quote: Quote): void
}

/** Asks the shop what the request costs: after a short rest, the latest request only (design 8). */
export function useQuote(request: QuoteRequest | undefined): QuoteState {
  const key = request ? JSON.stringify(request) : ''
  const [held, setHeld] = useState<{ key: string; quote: Quote }>()
  const [failedKey, setFailedKey] = useState('')
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)

  useEffect(() => {
    if (key === '') return
    const abort = new AbortController()
    const ask = async () => {
      try {
        const quote = await browserApi(abort.signal)(quoteCart, { body: JSON.parse(key) as QuoteRequest })
        if (abort.signal.aborted) return
        isFirst.current = false
        setHeld({ key, quote })
        setFailedKey('')
      } catch {
        if (!abort.signal.aborted) setFailedKey(key)
      }
    }
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const take = useCallback((quote: Quote) => setHeld({ key, quote }), [key])
  return {
    quote: held?.key === key ? held.quote : undefined,
    latest: held?.quote,
    hasFailed: key !== '' && failedKey === key,
    retry,
    take,
  }
}
