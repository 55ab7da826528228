import type { User } from '#contract/accounts.ts'
import type { Address } from '#contract/delivery.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { placeOfAddress } from '../location/saved-address.ts'

/** The signed-in account; a table user has none. */
export const accountOf = (user: User | null): User | undefined => (user && !user.table ? user : undefined)

/** What is asked of guests whose account lacks it, or who want it different this time (WCAG 3.3.7). */
export function askedOf(account: User | undefined, { ownContact }: Pick<CheckoutForm, 'ownContact'>) {
  const isAsked = (known: string | undefined) => ownContact || !known
  return {
    email: isAsked(account?.email),
    name: isAsked(account?.name),
    phone: isAsked(account?.phone),
  }
}

/** The form, completed from the account and its address where a field was not asked. */
export function completeForm(
  form: CheckoutForm,
  account: User | undefined,
  address: Address | undefined,
): CheckoutForm {
  const asked = askedOf(account, form)
  return {
    ...form,
    email: asked.email ? form.email : (account?.email ?? ''),
    name: asked.name ? form.name : (account?.name ?? ''),
    phone: asked.phone ? form.phone : (account?.phone ?? ''),
    ...(address && { address: address.address, extras: address.extras ?? '' }),
  }
}

/** What the form says of an order to a saved address: its place stays known when the address is not any more. */
export function formOfAddress(address: Address): Partial<CheckoutForm> {
  const { addressId, deliveryLocation, areaId, areaText } = placeOfAddress(address)
  return {
    addressId,
    areaId,
    areaText,
    deliveryLocation: deliveryLocation ? JSON.stringify(deliveryLocation) : '',
  }
}

/** The form of somebody whose session has ended and who goes on as a guest: what the account knew stands in the fields. */
export function guestForm(
  form: CheckoutForm,
  account: User | undefined,
  address: Address | undefined,
): CheckoutForm {
  return {
    ...completeForm(form, account, address),
    ...(address && formOfAddress(address)),
    ownContact: false,
    addressId: '',
    useProfit: false,
  }
}
