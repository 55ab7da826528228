import type { CartItem } from '#contract/cart.ts'
import type { Quote, QuoteLine } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import { messages } from '../messages.ts'
import { linesOfQuote } from './quoted-lines.ts'

/** A line of an order as it was; `item` is missing when its choices are unknown. */
export type OrderedLine = { name: string; unitPrice: Cents; item?: CartItem | undefined }

/** What became of a line of an old order on the menu of today. */
export type AgainLine =
  | { kind: 'same' | 'dearer' | 'cheaper'; item: CartItem; before: Cents; now: QuoteLine }
  | { kind: 'gone'; name: string; reason: string; choice?: string | undefined }

const UNKNOWN = messages.unknownProduct

/** Compares an old order with a quote for its known items, in their order (ux.md U-38). */
export function orderAgain(lines: readonly OrderedLine[], quote: Quote | undefined): AgainLine[] {
  const known = lines.filter((line) => line.item !== undefined)
  const quoted = quote ? linesOfQuote(known.length, quote) : []
  return lines.map((line): AgainLine => {
    const index = known.indexOf(line)
    const now = quoted[index]
    const { item, unitPrice: before } = line
    if (!item || !now) {
      const problem = quote?.problems.find((one) => one.line === index)
      return { kind: 'gone', name: line.name, reason: problem?.message ?? UNKNOWN, choice: problem?.choice }
    }
    const kind = now.unitPrice === before ? 'same' : now.unitPrice > before ? 'dearer' : 'cheaper'
    return { kind, item, before, now }
  })
}
