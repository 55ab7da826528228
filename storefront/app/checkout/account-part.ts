import type { User } from '#contract/accounts.ts'
import type { Address } from '#contract/delivery.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { areaLabel } from '../location/area-facts.tsx'
import { locationOfAddress } from '../location/delivery-location.ts'
import { OTHER_PLACE } from '../location/store-plan.ts'

/** The signed-in account; a table user has none. */
export const accountOf = (user: User | null): User | undefined => (user && !user.table ? user : undefined)

/** The saved address of the form: the chosen one, else the default one, as long as we deliver there (spec 4). */
export function chosenAddress(addresses: readonly Address[], addressId: string): Address | undefined {
  if (addressId === OTHER_PLACE) return undefined
  const there = addresses.filter(({ area }) => area !== null)
  return there.find(({ id }) => id === addressId) ?? there.find(({ isDefault }) => isDefault) ?? there[0]
}

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

/** The form of somebody whose session has ended and who goes on as a guest: what the account knew stands in the fields. */
export function guestForm(
  form: CheckoutForm,
  account: User | undefined,
  address: Address | undefined,
): CheckoutForm {
  const location = address && locationOfAddress(address)
  return {
    ...completeForm(form, account, address),
    ownContact: false,
    addressId: '',
    useProfit: false,
    ...(address?.area && { areaId: address.area.id, areaText: areaLabel(address.area) }),
    ...(location && { deliveryLocation: JSON.stringify(location) }),
  }
}
