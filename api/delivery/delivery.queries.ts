import type { Area, AreaOutline } from '#contract/delivery.ts'
import type { ServedAreas } from '#domain/delivery/area-of-place.ts'
import { postalCodesOf } from '#domain/delivery/area-match.ts'
import { readCoordinates } from '#domain/delivery/coordinates.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { ownOrShared } from '../db/own-or-shared.ts'
import { loadSettings } from '../settings/index.ts'
import { type AreaRow, readAreaRows, readFeeSteps, readShape } from './area-columns.ts'

/** The delivery areas of the branch. */
export async function loadAreas(ctx: Ctx): Promise<readonly Area[]> {
  return (await loadServedAreas(ctx)).areas
}

/**
 * The delivery areas of the branch and their shapes, cached in memory per content version. A radius is around the
 * branch.
 */
export function loadServedAreas(ctx: Ctx): Promise<ServedAreas> {
  return ctx.deps.content.get(`areas:${ctx.branchId}`, async () => {
    const rows = await readAreaRows(ctx.deps.db)
    const { RESTAURANT_COORDINATES } = await loadSettings(ctx)
    const center = readCoordinates(RESTAURANT_COORDINATES) ?? null
    const served = ownOrShared(rows, ctx.branchId)
    return {
      areas: served.map(areaOf),
      outlines: served.map((row): AreaOutline => ({
        id: row.id,
        name: row.name,
        zipcodes: postalCodesOf(row.zipcode),
        shape: readShape(row),
        center: row.radius_m === null ? null : center,
        radius: row.radius_m,
      })),
    }
  })
}

function areaOf(row: AreaRow): Area {
  const feeSteps = readFeeSteps(row)
  return {
    id: row.id,
    name: row.name,
    zipcode: row.zipcode,
    minimumOrder: cents(row.minimum_order_cents),
    deliveryPrice: cents(row.delivery_price_cents),
    freeDeliveryThreshold: cents(row.free_delivery_threshold_cents),
    ...(feeSteps.length > 0 && { feeSteps }),
  }
}
