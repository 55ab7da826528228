import type { Address } from '#contract/delivery.ts'
import type { Order } from '#contract/orders.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** How an account ordered last: the way, the way to pay, and the saved address it went to. */
export function lastForm(
  { deliverType, payment, address }: Pick<Order, 'deliverType' | 'payment' | 'address'>,
  addresses: readonly Pick<Address, 'id' | 'address'>[],
): Partial<CheckoutForm> {
  if (deliverType === 'table') return {}
  const saved = addresses.find((one) => one.address !== '' && address?.startsWith(one.address))
  return {
    deliverType,
    paymentType: payment.method,
    ...(saved && { addressId: saved.id }),
  }
}
