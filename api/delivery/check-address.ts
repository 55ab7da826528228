import type { z } from 'zod'
import type { checkAddress as endpoint, DeliveryOffer } from '#contract/delivery.ts'
import { leadMinutes, leadTime } from '#domain/hours/lead-minutes.ts'
import { areaOfPlace } from '#domain/delivery/area-of-place.ts'
import { deliveryCost, deliveryFee, missingToMinimum } from '#domain/delivery/fee.ts'
import { aboutMinutes } from '#domain/hours/time-windows.ts'
import { messages } from '#domain/messages.ts'
import type { Ctx } from '../context.ts'
import { ValidationError } from '../http/errors.ts'
import { loadSettings } from '../settings/index.ts'
import { loadToday } from '../today/index.ts'
import { loadServedAreas } from './delivery.queries.ts'
import { locate } from './locate.ts'

/**
 * Whether the restaurant delivers to a location, and at what price. Throws `ValidationError` where it does not (spec
 * 8).
 */
export async function checkAddress(
  ctx: Ctx,
  { goods, ...sent }: z.output<NonNullable<(typeof endpoint)['body']>>,
): Promise<DeliveryOffer> {
  if (goods < 0) throw new ValidationError({ goods: [messages.goodsNegative] })
  const marked = sent.coordinates && { zipcode: null, coordinates: sent.coordinates, isExact: true }
  const where = (await locate(ctx, sent)) ?? (sent.placeId ? null : marked)
  if (where === null) throw new ValidationError({ placeId: [messages.placeUnknown] })
  if (!where) throw new ValidationError({ coordinates: [messages.placeMissing] })
  const [served, settings, { rush }] = await Promise.all([
    loadServedAreas(ctx),
    loadSettings(ctx),
    loadToday(ctx),
  ])
  const rules = { surchargeBelowMinimum: settings.SURCHARGE_BELOW_MINIMUM !== '' }
  const found = areaOfPlace(served, where, goods, rules)
  if (!found.ok) throw new ValidationError({ coordinates: [found.problems] })
  const area = found.value
  return {
    ...area,
    fee: deliveryFee(area, goods),
    missing: missingToMinimum(area, goods),
    surcharge: deliveryCost(area, goods, rules).surcharge,
    minutes: aboutMinutes(leadTime(leadMinutes(settings, rush?.minutes), 'delivery')),
  }
}
