import type { AddressForm, Coordinates } from '#contract/delivery.ts'
import { streetOf } from '#domain/delivery/address-line.ts'
import { addressIssues, placedAddressIssues } from '#domain/delivery/address-issues.ts'
import { areaOfPlace } from '#domain/delivery/area-of-place.ts'
import { micro } from '#domain/delivery/coordinates.ts'
import { messages } from '#domain/messages.ts'
import { zero } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { flag } from '../db/columns.ts'
import { ValidationError, throwFieldErrors } from '../http/errors.ts'
import { loadSettings } from '../settings/index.ts'
import { loadServedAreas } from './delivery.queries.ts'
import { locate } from './locate.ts'

/** The columns that a form sets in the row of an address. Throws `ValidationError` by field. */
export async function checkForm(ctx: Ctx, form: AddressForm) {
  const settings = await loadSettings(ctx)
  const text = { name: form.name, extras: form.extras || null }
  if (settings.USES_NEW_ADDRESS_SYSTEM === '') return { ...text, ...(await chosenArea(ctx, form)) }
  return { ...text, ...(await markedPlace(ctx, form, settings.SURCHARGE_BELOW_MINIMUM !== '')) }
}

/** The old address system: an area that the guest chose, and where to ring if they marked it on the map. */
async function chosenArea(ctx: Ctx, form: AddressForm) {
  const { areas } = await loadServedAreas(ctx)
  const isUnknown = form.areaId && !areas.some(({ id }) => id === form.areaId)
  throwFieldErrors({ ...addressIssues(form), ...(isUnknown && { areaId: [messages.areaUnknown] }) })
  return {
    address: form.address,
    area_id: form.areaId ?? null,
    zipcode: null,
    city: null,
    ...markerColumns(form.coordinates, Boolean(form.coordinates)),
  }
}

/** The new one: a place in the delivery range. Its area is computed again for every order. */
async function markedPlace(ctx: Ctx, form: AddressForm, surchargeBelowMinimum: boolean) {
  const where = await locate(ctx, form)
  const address = streetOf(where ?? undefined, form.address)
  const { address: wrongAddress, ...wrong } = placedAddressIssues({ name: form.name, address })
  if (!where) {
    const placeId = [where === null ? messages.placeUnknown : messages.placeMissing]
    throw new ValidationError({ ...wrong, placeId })
  }
  const found = areaOfPlace(await loadServedAreas(ctx), where, zero, { surchargeBelowMinimum })
  throwFieldErrors({
    ...wrong,
    ...(found.ok ? wrongAddress && { address: wrongAddress } : { placeId: [found.problems] }),
  })
  const { zipcode, city, coordinates, isExact } = where
  return {
    address,
    area_id: null,
    zipcode,
    city,
    ...markerColumns(coordinates, isExact),
  }
}

const markerColumns = (coordinates: Coordinates | null | undefined, isExact: boolean) => ({
  lat_micro: coordinates ? micro(coordinates.lat) : null,
  lng_micro: coordinates ? micro(coordinates.lng) : null,
  is_exact: flag(isExact),
})
