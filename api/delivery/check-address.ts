import type { z } from 'zod'
import type { checkAddress as endpoint, DeliveryOffer } from '#contract/delivery.ts'
import { areaForPostalCode } from '#domain/delivery/area-match.ts'
import { deliveryFee, missingToMinimum } from '#domain/delivery/fee.ts'
import { aboutMinutes } from '#domain/hours/time-windows.ts'
import { messages } from '#domain/messages.ts'
import { zero } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { Problems } from '../http/problem.ts'
import { loadSettings } from '../settings/index.ts'
import { loadAreas } from './delivery.queries.ts'
import { readPlaceId } from './place-id.ts'

/** Whether and for how much we deliver to a place. Throws `Problems` where we do not (spec 8). */
export async function checkAddress(
  ctx: Ctx,
  { placeId, zipcode, goods }: z.output<NonNullable<(typeof endpoint)['body']>>,
): Promise<DeliveryOffer> {
  const place = placeId ? readPlaceId(ctx.deps, placeId) : undefined
  if (placeId && !place) throw new Problems({ placeId: [messages.placeUnknown] })
  const area = areaForPostalCode(await loadAreas(ctx), place?.zipcode ?? zipcode ?? '')
  if (!area) throw new Problems({ coordinates: [messages.outOfRange] })
  const { PREPARATION_MINUTES, DELIVERY_MINUTES } = await loadSettings(ctx)
  return {
    ...area,
    fee: deliveryFee(area, goods),
    missing: missingToMinimum(area, goods),
    surcharge: zero,
    minutes: aboutMinutes(Number(PREPARATION_MINUTES) + Number(DELIVERY_MINUTES)),
  }
}
