import type { Seen } from '#domain/cart/cart.ts'
import { cents } from '#domain/money.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { CheckoutState, DerivedCheckout } from './derive-checkout.ts'
import { quotedLines } from './order-lines.ts'
import { timeKey } from './timing.ts'

/** What becomes of a cart line once the guest has confirmed what has changed. */
export type ConfirmedLine = { id: string; seen: Seen | 'removed' }

/**
 * The form with the time as it is now: a chosen window is replaced, by as soon as possible when none is left, and what is
 * shown counts as seen.
 */
export const confirmTime = (
  form: CheckoutForm,
  { timing, deliverType }: Pick<DerivedCheckout, 'timing' | 'deliverType'>,
): Pick<CheckoutForm, 'when' | 'window' | 'seenTime'> => ({
  ...(form.when === 'later' ? timing : { when: form.when, window: form.window }),
  seenTime: deliverType === '' ? '' : timeKey(deliverType, timing),
})

/**
 * The state and the cart lines after the guest has confirmed the quote as it is now (ux.md U-25): prices are taken over,
 * lines that are gone leave the cart.
 */
export function confirmChanges(
  state: CheckoutState,
  { quote, place, usesPlaces }: Pick<DerivedCheckout, 'quote' | 'place' | 'usesPlaces'>,
): { state: Pick<CheckoutState, 'confirmedQuoteId' | 'confirmedAreas' | 'placed'>; lines: ConfirmedLine[] } {
  const { confirmedQuoteId, confirmedAreas, placed } = state
  if (!quote) return { state: { confirmedQuoteId, confirmedAreas, placed }, lines: [] }
  const { area } = quote
  const now = quotedLines(state.cart.lines, quote)
  const lines = state.cart.lines.flatMap(({ id, item, seen }, index): ConfirmedLine[] => {
    const line = now[index]
    if (!line) return [{ id, seen: 'removed' }]
    if (line.unitPrice === seen.unitPrice && line.deposit === seen.deposit * item.qty) return []
    return [{ id, seen: { ...seen, unitPrice: line.unitPrice, deposit: cents(line.deposit / item.qty) } }]
  })
  return {
    state: {
      confirmedQuoteId: quote.id,
      confirmedAreas: area && !usesPlaces ? new Map([...confirmedAreas, [area.id, area]]) : confirmedAreas,
      placed: area && usesPlaces ? { place, area } : placed,
    },
    lines,
  }
}
