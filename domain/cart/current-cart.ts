import type { Availability } from '#contract/availability.ts'
import type { Cents } from '#contract/primitives.ts'
import type { Cart, CartLine, Seen } from './cart.ts'
import { itemKey } from './item-key.ts'

/**
 * What the menu says now of a line: how it is called, the price of one piece and when it can be had, or why it cannot be had
 * any more. With `choice`, what is sold out is a size, an option or a dish of a combo: with another one the line can be had.
 * A dish of which the allergens are not known is on the menu still, but is not sold here.
 */
export type CurrentLine =
  | Pick<Seen, 'name' | 'text' | 'unitPrice' | 'deposit' | 'availability'>
  | { lost: 'soldOut' | 'allergensUnknown' | 'gone'; choice?: string | undefined }

/** By the configuration of a line, so that a line that is changed is not taken for the one before. */
export type CurrentLines = ReadonlyMap<string, CurrentLine>

/** What is known now of one line; undefined while nothing is. */
export const currentLine = ({ item }: CartLine, current: CurrentLines): CurrentLine | undefined =>
  current.get(itemKey(item))

/** Whether a line that cannot be had any more can be had with another choice. */
export const hasOtherChoice = (now: CurrentLine | undefined): boolean =>
  now !== undefined && 'lost' in now && now.choice !== undefined

/** How a line and its choices are called now, in the language of the page, else as the guest has seen. */
export function lineWords(line: CartLine, current: CurrentLines): Pick<Seen, 'name' | 'text'> {
  const now = currentLine(line, current)
  const { name, text } = now && !('lost' in now) ? now : line.seen
  return { name, text }
}

/** When a line can be had: as the menu says now, else as the guest has seen; undefined where that is not limited. */
export function lineAvailability(line: CartLine, current: CurrentLines): Availability | undefined {
  const now = currentLine(line, current)
  return now && !('lost' in now) ? now.availability : line.seen.availability
}

/** Deposit for one piece of a line: as the menu says now, else as the guest has seen. */
export function lineDeposit(line: CartLine, current: CurrentLines): Cents {
  const now = currentLine(line, current)
  return now && !('lost' in now) ? now.deposit : line.seen.deposit
}

/** The cart at the prices of now, without the lines that cannot be had: what it would cost. */
export const currentCart = (cart: Cart, current: CurrentLines): Cart => ({
  ...cart,
  lines: cart.lines.flatMap((line) => {
    const now = currentLine(line, current)
    if (!now) return [line]
    return 'lost' in now ? [] : [{ ...line, seen: { ...line.seen, ...now } }]
  }),
})

/** Lines about which `after` says something else than `before`; at first, than the guest has seen. */
export const changedLines = (cart: Cart, before: CurrentLines, after: CurrentLines): CartLine[] =>
  cart.lines.filter((line) => factOf(line, before) !== factOf(line, after))

function factOf(line: CartLine, current: CurrentLines): string | number {
  const now = currentLine(line, current) ?? line.seen
  return 'lost' in now ? `${now.lost} ${now.choice ?? ''}` : now.unitPrice
}
