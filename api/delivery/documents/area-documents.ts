import type { AreaDocument } from '#contract/delivery.staff.ts'
import { cents } from '#domain/money.ts'
import { postalCodesOf } from '#domain/delivery/area-match.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import { writeTables } from '../../db/write-tables.ts'
import { type DocumentStore, ownId, unreadableOf } from '../../document-store.ts'
import { readAreaRows, readFeeSteps, readShape } from '../area-columns.ts'

/** The delivery areas as documents of the staff. */
export const areaDocuments: DocumentStore = {
  kinds: ['area'],

  async read(db) {
    const rows = await readAreaRows(db)
    const area = rows.map((row): [string, AreaDocument] => [
      row.id,
      {
        name: row.name,
        zipcodes: postalCodesOf(row.zipcode),
        shape: readShape(row),
        radius: row.radius_m,
        minimumOrder: cents(row.minimum_order_cents),
        deliveryPrice: cents(row.delivery_price_cents),
        freeDeliveryThreshold: cents(row.free_delivery_threshold_cents),
        feeSteps: readFeeSteps(row),
        branchId: row.branch_id,
        position: row.position,
      },
    ])
    return { area: new Map(area) }
  },

  unreadable: async (db) => unreadableOf('area', await readAreaRows(db), ownId),

  async write(trx, set) {
    const areas = [...set.area].map(([id, area]) => ({
      id,
      name: area.name,
      zipcode: area.zipcodes.join(', '),
      shape_json: area.shape && canonicalJson(area.shape),
      radius_m: area.radius,
      minimum_order_cents: area.minimumOrder,
      delivery_price_cents: area.deliveryPrice,
      free_delivery_threshold_cents: area.freeDeliveryThreshold,
      fee_steps_json:
        area.feeSteps.length === 0
          ? null
          : canonicalJson(area.feeSteps.map((step) => ({ from: step.from, price: step.deliveryPrice }))),
      branch_id: area.branchId,
      position: area.position,
    }))
    const stored = await readAreaRows(trx)
    await writeTables(trx, [{ name: 'areas', key: ['id'] }], { areas: stored }, { areas })
  },
}
