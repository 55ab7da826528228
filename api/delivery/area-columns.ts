import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { type FeeStep, Shape } from '#contract/delivery.ts'
import { jsonColumn, StoredCents } from '../db/json-column.ts'
import { jsonReading, type Readable, readableRows } from '../db/readable-rows.ts'
import type { DB } from '../db/schema.ts'
import type { DeliveryTables } from './delivery.tables.ts'

export type AreaRow = Selectable<DeliveryTables['areas']>

const StoredFeeSteps = z.array(z.object({ from: StoredCents, price: StoredCents }))
const parseShape = jsonColumn('areas.shape_json', Shape)
const parseFeeSteps = jsonColumn('areas.fee_steps_json', StoredFeeSteps)

/**
 * The areas in their order. One whose shape cannot be read reaches as far as its postal codes and its distance; without
 * its steps, its basic fee counts.
 */
export async function readAreaRows(db: Kysely<DB>): Promise<Readable<AreaRow>[]> {
  const rows = await db.selectFrom('areas').selectAll().orderBy('position').orderBy('id').execute()
  return readableRows(rows, {
    shape_json: jsonReading('areas.shape_json', Shape, null),
    fee_steps_json: jsonReading('areas.fee_steps_json', StoredFeeSteps, null),
  })
}

/** The shape of an area; null for one that is not drawn on the map. */
export const readShape = ({ shape_json }: AreaRow): Shape | null =>
  shape_json === null ? null : parseShape(shape_json)

/** What delivery costs from which goods on, smallest first. */
export const readFeeSteps = ({ fee_steps_json }: AreaRow): FeeStep[] =>
  (fee_steps_json === null ? [] : parseFeeSteps(fee_steps_json))
    .map(({ from, price }): FeeStep => ({ from, deliveryPrice: price }))
    .sort((a, b) => a.from - b.from)
