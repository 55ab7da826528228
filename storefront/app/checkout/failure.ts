import type { Quote } from '#contract/checkout.ts'

/** Why the last order was not placed. */
export type Failure =
  | { kind: 'lost' }
  | { kind: 'refused'; message: string }
  /** The shop asks something else, by this quote. */
  | { kind: 'changed'; quoteId: string }
  | { kind: 'ordered'; url: string }

type Now = { quote: Pick<Quote, 'id'> | undefined; confirmedQuoteId: string }

/** What of a failure is still so: a change is over once the guest has confirmed it or the shop asks something else again. */
export function presentFailure(
  failure: Failure | undefined,
  { quote, confirmedQuoteId }: Now,
): Failure | undefined {
  if (failure?.kind !== 'changed') return failure
  const { quoteId } = failure
  return quote?.id === quoteId && quoteId !== confirmedQuoteId ? failure : undefined
}
