import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { areaOfPlace } from '../delivery/area-of-place.ts'
import { type Message, messages } from '../messages.ts'
import { failed, ok, type Result } from '../result.ts'
import type { QuoteInput } from './quote-input.ts'

export type PlaceField = 'addressId' | 'placeId' | 'areaId'
export type PlaceIssue = { field: PlaceField; message: Message }

/**
 * The area that a delivery goes to, or why there is none. A saved address stands before whatever else is sent, and the
 * place of an address before an area the guest chose for it. With the new address system the area a client names counts for
 * nothing (spec 2).
 */
export function deliveryArea(input: QuoteInput, goods: Cents): Result<Area, PlaceIssue> {
  const { addressId, savedAddress, where, settings } = input
  if (addressId) {
    if (!savedAddress) return refuse('addressId', messages.addressUnknown)
    if (!savedAddress.where) return named(input, 'addressId', savedAddress.areaId)
    return found('addressId', areaOfPlace(input, savedAddress.where, goods, settings))
  }
  if (settings.usesNewAddresses) {
    if (!where) return refuse('placeId', where === null ? messages.placeUnknown : messages.placeMissing)
    return found('placeId', areaOfPlace(input, where, goods, settings))
  }
  return input.areaId ? named(input, 'areaId', input.areaId) : refuse('areaId', messages.areaMissing)
}

function named({ areas }: QuoteInput, field: PlaceField, areaId: string | null): Result<Area, PlaceIssue> {
  const area = areas.find(({ id }) => id === areaId)
  return area ? ok(area) : refuse(field, messages.areaUnknown)
}

const refuse = (field: PlaceField, message: Message): Result<Area, PlaceIssue> => failed({ field, message })

const found = (field: PlaceField, result: Result<Area, Message>): Result<Area, PlaceIssue> =>
  result.ok ? result : refuse(field, result.problems)
