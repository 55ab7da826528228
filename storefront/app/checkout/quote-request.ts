import type { QuoteRequest } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import type { Whereabouts } from '#contract/delivery.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import type { Draft } from './checkout-form.ts'

export type Timing = { when: 'now' | 'later'; window: string }

/** What the shop is asked about: the cart, the way, the place, the time, the tip, the points and the packaging. */
export function quoteRequest(
  lines: readonly CartLine[],
  draft: Pick<Draft, 'deliverType' | 'areaId' | 'useProfit' | 'reusable'> & {
    addressId?: string | undefined
    /** Where to, in the new address system. */
    where?: Whereabouts | undefined
  },
  { when, window }: Timing,
  tip: Cents,
): QuoteRequest | undefined {
  if (lines.length === 0 || draft.deliverType === '') return undefined
  const isDelivery = draft.deliverType === 'delivery'
  return {
    items: lines.map((line) => line.item),
    tip,
    deliverType: draft.deliverType,
    areaId: isDelivery && draft.areaId !== '' ? draft.areaId : null,
    ...(isDelivery && draft.addressId && { addressId: draft.addressId }),
    ...(isDelivery && !draft.addressId && draft.where),
    ...(draft.useProfit && { useProfit: true }),
    ...(draft.reusable && { reusable: true }),
    deliverAt: when,
    deliverDate: when === 'later' && window !== '' ? window : null,
  }
}
