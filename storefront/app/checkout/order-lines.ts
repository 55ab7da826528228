import type { Quote, QuoteLine, QuoteIssue } from '#contract/checkout.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { itemKey } from '#domain/cart/item-key.ts'
import { linesOfQuote } from '#domain/checkout/quoted-lines.ts'
import { choiceTexts } from '#domain/menu/line-text.ts'
import { times } from '#domain/money.ts'
import type { Cents } from '#contract/primitives.ts'

/** One line as the checkout shows it. */
export type OrderLine = {
  id: string
  name: string
  choices: string[]
  qty: number
  /** For the whole quantity, without deposit. */
  price: Cents
  deposit: Cents
  problems: QuoteIssue[]
  /** The server's facts about exactly this configuration; undefined until it has answered. */
  details: QuoteLine | undefined
}

/** What the shop said about a configuration, by cart line. */
export type LineDetails = ReadonlyMap<string, { key: string; line: QuoteLine }>

/** The lines of a quote by cart line. */
export const quotedLines = (lines: readonly CartLine[], quote: Quote): (QuoteLine | undefined)[] =>
  linesOfQuote(lines.length, quote)

export function lineDetails(lines: readonly CartLine[], quote: Quote): LineDetails {
  const quoted = quotedLines(lines, quote)
  return new Map(
    lines.flatMap((line, index) => {
      const details = quoted[index]
      return details ? [[line.id, { key: itemKey(line.item), line: details }]] : []
    }),
  )
}

/** The lines as they are shown: by the present quote, else as the guest has seen them. */
export function orderLines(
  lines: readonly CartLine[],
  quote: Quote | undefined,
  known: LineDetails,
): OrderLine[] {
  const quoted = quote ? quotedLines(lines, quote) : []
  return lines.map(({ id, item, seen }, index) => {
    const now = quoted[index]
    const before = known.get(id)
    const details = now ?? (before?.key === itemKey(item) ? before.line : undefined)
    return {
      id,
      name: details?.name ?? seen.name,
      choices: details ? choiceTexts(details) : seen.text === '' ? [] : [seen.text],
      qty: item.qty,
      price: now?.price ?? times(seen.unitPrice, item.qty),
      deposit: now?.deposit ?? times(seen.deposit, item.qty),
      problems: quote?.problems.filter((problem) => problem.line === index) ?? [],
      details,
    }
  })
}
