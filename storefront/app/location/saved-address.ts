import type { Address } from '#contract/delivery.ts'
import { areaLabel } from './area-facts.tsx'
import { locationOfAddress } from './delivery-location.ts'
import { type DeliveryTerms, type OrderPlan, parsed } from './order-plan.ts'
import { storePlan, storeTerms, termsOfArea, termsOfPlace } from './store-plan.ts'

/**
 * The saved address of the form, as long as we deliver there: the chosen one, the default one before the guest chooses
 * (spec 4). Nothing stands in for a chosen address that is gone.
 */
export function chosenAddress(addresses: readonly Address[], addressId: string): Address | undefined {
  const there = addresses.filter(({ area }) => area !== null)
  if (addressId !== '') return there.find(({ id }) => id === addressId)
  return there.find(({ isDefault }) => isDefault) ?? there[0]
}

/** The same before the checkout: a place that was named, but not as a saved address, goes before the default one. */
export function plannedAddress(
  addresses: readonly Address[],
  { addressId, deliveryLocation, areaId }: Pick<OrderPlan, 'addressId' | 'deliveryLocation' | 'areaId'>,
): Address | undefined {
  if (addressId !== '' || (deliveryLocation === '' && areaId === ''))
    return chosenAddress(addresses, addressId)
  const { placeId } = parsed(deliveryLocation)
  return addresses.find((one) => one.area !== null && one.placeId !== null && one.placeId === placeId)
}

/** Where an order to a saved address goes, as the plan names it. */
export const placeOfAddress = (address: Address) => ({
  addressId: address.id,
  deliveryLocation: locationOfAddress(address),
  areaId: address.area?.id ?? '',
  areaText: address.area ? areaLabel(address.area) : '',
})

/** What delivery to a saved address costs; undefined where we do not deliver. */
export function termsOfAddress(address: Address): DeliveryTerms | undefined {
  const { area } = address
  const location = locationOfAddress(address)
  if (!area) return undefined
  return location ? termsOfPlace(area, location) : termsOfArea(area)
}

/** Has the order go to a saved address, for what the server says that delivery there costs. */
export function storeAddress(address: Address): void {
  const terms = termsOfAddress(address)
  storePlan(placeOfAddress(address))
  if (terms) storeTerms(terms)
}
