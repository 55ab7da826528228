import { useMemo, useSyncExternalStore } from 'react'
import type { DeliverType } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import { parseKnownGuest } from './known-guest.ts'
import { CHECKOUT_KEY, LOCATION_KEY, stored, storedGuest } from './stored-texts.ts'

/** Where lies what delivery to the named place costs. */
export const TERMS_KEY = 'delivery-terms'

/** How, where to and when a guest wants the food, as far as they have said so; the checkout begins with it. */
export type OrderPlan = {
  deliverType: DeliverType | ''
  /** A saved address, or `other` for a place that is none of them; empty while neither is said. */
  addressId: string
  /** In the new address system: a delivery location as JSON; empty while no place is named. */
  deliveryLocation: string
  /** In the old address system; empty while no area is named. */
  areaId: string
  areaText: string
  when: 'now' | 'later'
  /** The start of the chosen time window. */
  window: string
  /** What delivery costs there, as the server said last; undefined while that is not known. */
  terms: DeliveryTerms | undefined
}

/** What delivery to a place costs. It is only shown: the checkout asks the server again. */
export type DeliveryTerms = {
  /** Names the place: its `placeKey`, or the id of an area. */
  place: string
  /** How the place is called in short: its postal code where it has one. */
  label: string
  minimumOrder: Cents
  deliveryPrice: Cents
}

const listeners = new Set<() => void>()

/** Something of the plan was written. */
export function publish(): void {
  for (const listener of listeners) listener()
}

/** Forgets the form of the checkout, once its order is placed; the named place stays. */
export function forgetCheckoutForm(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_KEY)
  } catch {
    // Nothing was stored then.
  }
  publish()
}

/** A stored object; empty for everything else. */
export function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** One text per place, by which stored terms are matched with it. */
export const placeKey = ({ placeId, zipcode }: { placeId?: unknown; zipcode?: unknown }): string =>
  String(placeId ?? zipcode ?? '')

/** Takes the plan from the texts in the storage. What is unknown or of the wrong kind is as if it was never said. */
export function parsePlan(formText = '', locationText = '', termsText = '', knownText = ''): OrderPlan {
  const known = parseKnownGuest(knownText, Date.now())
  const form = { ...known?.form, ...parsed(formText) }
  const text = (key: string) => (typeof form[key] === 'string' ? form[key] : '')
  const deliveryLocation = text('deliveryLocation') || locationText
  const areaId = text('areaId')
  const place = deliveryLocation === '' ? areaId : placeKey(parsed(deliveryLocation))
  const answers = [parsed(termsText), known?.terms] as (Partial<DeliveryTerms> | undefined)[]
  const terms = answers.find((one) => place !== '' && one?.place === place)
  return {
    deliverType: text('deliverType') as DeliverType | '',
    addressId: text('addressId'),
    deliveryLocation,
    areaId,
    areaText: text('areaText'),
    when: text('when') === 'later' ? 'later' : 'now',
    window: text('window'),
    terms: terms as DeliveryTerms | undefined,
  }
}

const keys = [CHECKOUT_KEY, LOCATION_KEY, TERMS_KEY] as const
const SEPARATOR = '\n'
const readTexts = (): string => [...keys.map((key) => stored(key)), storedGuest()].join(SEPARATOR)
const parseTexts = (texts: string): OrderPlan =>
  parsePlan(...(texts.split(SEPARATOR) as Parameters<typeof parsePlan>))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The plan of this tab as it is at this moment. */
export const readPlan = (): OrderPlan => parseTexts(readTexts())

/** The plan of this tab; on the server and while the page wakes up nothing is named. */
export function useOrderPlan(): OrderPlan {
  const texts = useSyncExternalStore(subscribe, readTexts, () => '')
  return useMemo(() => parseTexts(texts), [texts])
}
