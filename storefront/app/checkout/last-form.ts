import type { Address } from '#contract/delivery.ts'
import type { Order } from '#contract/orders.ts'
import type { CheckoutForm } from './checkout-form.ts'

// An order names the town behind the street: number 7 is not the beginning of number 77.
const isAt = (line: string | null, street: string): boolean =>
  line === street || line?.startsWith(`${street},`) === true

/**
 * How an account ordered last: the way and the way to pay, and the saved address it went to where we do not deliver to the
 * default one, which is preselected else (spec 4).
 */
export function lastForm(
  { deliverType, payment, address }: Pick<Order, 'deliverType' | 'payment' | 'address'>,
  addresses: readonly Pick<Address, 'id' | 'address' | 'area' | 'isDefault'>[],
): Partial<CheckoutForm> {
  if (deliverType === 'table') return {}
  const hasDefault = addresses.some(({ isDefault, area }) => isDefault && area !== null)
  const saved = addresses.find((one) => one.area !== null && one.address !== '' && isAt(address, one.address))
  return {
    deliverType,
    paymentType: payment.method,
    ...(!hasDefault && saved && { addressId: saved.id }),
  }
}
