import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Quote, QuoteRequest } from '#contract/checkout.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { checkoutApi } from './load-checkout-api.ts'
import { noAnswers, type QuoteAnswers, quoteKey, withAnswer, withFailure } from './quote-answers.ts'

const DELAY_MS = 250

type SetAnswers = Dispatch<SetStateAction<QuoteAnswers>>

export type Quoting = {
  /** Asks for the present request once more. */
  retry(): void
  /** Takes over a quote of the present request that came another way. */
  take(quote: Quote): void
}

/** What the shop has answered so far; `useQuoting` fills it. */
export const useQuoteAnswers = () => useState<QuoteAnswers>(noAnswers)

/** Asks the shop what the request costs: after a short rest, the latest request only (design 8). */
export function useQuoting(
  request: QuoteRequest | undefined,
  lines: readonly CartLine[],
  setAnswers: SetAnswers,
): Quoting {
  const key = quoteKey(request)
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)
  const present = useRef(lines)
  useEffect(() => {
    present.current = lines
  }, [lines])

  useEffect(() => {
    if (key === '') return
    const abort = new AbortController()
    const asked = present.current
    const ask = async () => {
      try {
        const { getQuote } = await checkoutApi()
        const quote = await getQuote(JSON.parse(key) as QuoteRequest, abort.signal)
        if (abort.signal.aborted) return
        isFirst.current = false
        // The whole page shows it: a guest who types meanwhile does not wait for it.
        startTransition(() => setAnswers((answers) => withAnswer(answers, { key, lines: asked, quote })))
      } catch {
        if (!abort.signal.aborted) setAnswers((answers) => withFailure(answers, key))
      }
    }
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, attempt, setAnswers])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const take = useCallback(
    (quote: Quote) => setAnswers((answers) => withAnswer(answers, { key, lines: present.current, quote })),
    [key, setAnswers],
  )
  return { retry, take }
}
