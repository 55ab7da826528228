import type { Area } from '#contract/delivery.ts'
import type { DeliveryLocation } from './delivery-location.ts'
import { type DeliveryTerms, type OrderPlan, parsed, placeKey, publish, TERMS_KEY } from './order-plan.ts'
import { storeLocation } from './stored-delivery-location.ts'
import { CHECKOUT_KEY, stored } from './stored-texts.ts'

/** The place that is none of the saved addresses, as the form of the checkout names it. */
export const OTHER_PLACE = 'other'

type PlanChange = Partial<Omit<OrderPlan, 'terms' | 'deliveryLocation'>> & {
  deliveryLocation?: DeliveryLocation | undefined
}

function store(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage everything is asked for again at the checkout.
  }
}

/** Writes a change into the form of the checkout, so that it is asked only once. */
export function storePlan(change: PlanChange): void {
  const { deliveryLocation, ...rest } = change
  const form: Record<string, unknown> = { ...parsed(stored(CHECKOUT_KEY)), ...rest, seenTime: '' }
  if ('deliveryLocation' in change) {
    storeLocation(deliveryLocation)
    form['deliveryLocation'] = deliveryLocation ? JSON.stringify(deliveryLocation) : ''
    form['address'] = deliveryLocation?.address ?? ''
  }
  // Whoever names a place means none of the saved addresses, which the checkout would prefer otherwise.
  if ('deliveryLocation' in change || 'areaId' in change) form['addressId'] = rest.addressId ?? OTHER_PLACE
  store(CHECKOUT_KEY, form)
  publish()
}

/** Keeps what the server has said about delivery to the named place. */
export function storeTerms(terms: DeliveryTerms): void {
  store(TERMS_KEY, terms)
  publish()
}

/** What the server has said about delivery to the named place; undefined before that. */
export function readTerms(): DeliveryTerms | undefined {
  const terms = parsed(stored(TERMS_KEY))
  return 'place' in terms ? (terms as DeliveryTerms) : undefined
}

/** What delivery to an area costs. */
export const termsOfArea = ({ id, zipcode, name, minimumOrder, deliveryPrice }: Area): DeliveryTerms => ({
  place: id,
  label: /^\w+$/.test(zipcode) ? zipcode : name,
  minimumOrder,
  deliveryPrice,
})

/** What delivery to a place of an area costs, before what a large cart saves. */
export function termsOfPlace(area: Area, location: DeliveryLocation): DeliveryTerms {
  const terms = termsOfArea(area)
  return { ...terms, place: placeKey(location), label: location.zipcode || terms.label }
}

/** Keeps what delivery to the named area costs. */
export const storeAreaTerms = (area: Area): void => storeTerms(termsOfArea(area))
