import type { QuoteRequest } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import type { LocationRequest } from '#contract/delivery.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import type { CheckoutForm } from './checkout-form.ts'

export type Timing = { when: 'now' | 'later'; window: string }

/** What the shop is asked about: the cart, the way, the place, the time, the tip, the points and the packaging. */
export function quoteRequest(
  lines: readonly CartLine[],
  form: Pick<CheckoutForm, 'deliverType' | 'areaId' | 'useProfit' | 'reusable'> & {
    addressId?: string | undefined
    /** Where to, in the new address system. */
    location?: LocationRequest | undefined
    /** The account that the checkout is prepared for. */
    accountId?: string | undefined
    /** The checkout is prepared for a guest. */
    asGuest?: boolean | undefined
  },
  { when, window }: Timing,
  tip: Cents,
): QuoteRequest | undefined {
  if (lines.length === 0 || form.deliverType === '') return undefined
  const isDelivery = form.deliverType === 'delivery'
  return {
    items: lines.map((line) => line.item),
    tip,
    deliverType: form.deliverType,
    areaId: isDelivery && form.areaId !== '' ? form.areaId : null,
    ...(isDelivery && form.addressId && { addressId: form.addressId }),
    ...(isDelivery && !form.addressId && form.location),
    ...(form.accountId && { accountId: form.accountId }),
    ...(form.asGuest && { asGuest: true }),
    ...(form.useProfit && { useProfit: true }),
    ...(form.reusable && { reusable: true }),
    deliverAt: when,
    deliverDate: when === 'later' && window !== '' ? window : null,
  }
}
