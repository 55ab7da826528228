import type { Quote, QuoteRequest } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import type { CartLine } from '#domain/cart/cart.ts'

/** A quote with the request it answers, and the cart as it was then. */
export type AnsweredQuote = { key: string; lines: readonly CartLine[]; quote: Quote }

/** What the shop has answered to the requests of this checkout so far. */
export type QuoteAnswers = {
  /** The last answer, perhaps to an older request. */
  latest: AnsweredQuote | undefined
  /** What the shop had answered to the very same request before, when that was something else. */
  replaced: Quote | undefined
  /** The request that got no answer; empty when there is none. */
  failedKey: string
}

export const noAnswers: QuoteAnswers = { latest: undefined, replaced: undefined, failedKey: '' }

/** One text per request: the same request has the same one. Empty without a request. */
export const quoteKey = (request: QuoteRequest | undefined): string =>
  request ? JSON.stringify(request) : ''

/** The answers once the shop has given another one. */
export function withAnswer({ latest: before, replaced }: QuoteAnswers, latest: AnsweredQuote): QuoteAnswers {
  const isSame = before?.key === latest.key
  const isOther = isSame && before.quote.id !== latest.quote.id
  return { latest, replaced: isOther ? before.quote : isSame ? replaced : undefined, failedKey: '' }
}

export const withFailure = (answers: QuoteAnswers, failedKey: string): QuoteAnswers => ({
  ...answers,
  failedKey,
})

/** What the goods of this very cart cost by the last answer; undefined before there is one. */
export function answeredGoods({ latest }: QuoteAnswers, lines: readonly CartLine[]): Cents | undefined {
  const items = (all: readonly CartLine[]) => JSON.stringify(all.map(({ item }) => item))
  return latest && items(latest.lines) === items(lines) ? latest.quote.totals.goods : undefined
}
