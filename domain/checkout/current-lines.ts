import type { Quote } from '#contract/checkout.ts'
import type { CartLine } from '../cart/cart.ts'
import type { CurrentLine, CurrentLines } from '../cart/current-cart.ts'
import { itemKey } from '../cart/item-key.ts'
import { choiceTexts } from '../menu/line-text.ts'
import { messages } from '../messages.ts'
import { cents } from '../money.ts'
import { linesOfQuote } from './quoted-lines.ts'

/** What a quote says of the lines that it was asked for. */
export function currentLines(lines: readonly CartLine[], quote: Quote): CurrentLines {
  const quoted = linesOfQuote(lines.length, quote)
  return new Map(
    lines.map(({ item }, at): [string, CurrentLine] => {
      const line = quoted[at]
      if (line) {
        const { unitPrice, deposit, qty } = line
        const availability = quote.limited?.find((one) => one.line === at)?.availability
        const words = { name: line.name, text: choiceTexts(line).join(', ') }
        return [itemKey(item), { ...words, unitPrice, deposit: cents(deposit / qty), availability }]
      }
      const problems = quote.problems.filter((one) => one.line === at)
      const soldOut = problems.find(({ message }) => message === messages.soldOut)
      if (soldOut) return [itemKey(item), { lost: 'soldOut', choice: soldOut.choice }]
      const isUnknown = problems.some(({ message }) => message === messages.allergensUnknown)
      return [itemKey(item), { lost: isUnknown ? 'allergensUnknown' : 'gone' }]
    }),
  )
}
