import type { Selectable } from 'kysely'
import { z } from 'zod'
import { type FeeStep, Shape } from '#contract/delivery.ts'
import { jsonColumn, StoredCents } from '../db/json-column.ts'
import type { DeliveryTables } from './delivery.tables.ts'

export type AreaRow = Selectable<DeliveryTables['areas']>

const parseShape = jsonColumn('areas.shape_json', Shape)
const parseFeeSteps = jsonColumn(
  'areas.fee_steps_json',
  z.array(z.object({ from: StoredCents, price: StoredCents })),
)

/** The shape of an area; null for one that is not drawn on the map. */
export const readShape = ({ shape_json }: AreaRow): Shape | null =>
  shape_json === null ? null : parseShape(shape_json)

/** What delivery costs from which goods on, smallest first. */
export const readFeeSteps = ({ fee_steps_json }: AreaRow): FeeStep[] =>
  (fee_steps_json === null ? [] : parseFeeSteps(fee_steps_json))
    .map(({ from, price }): FeeStep => ({ from, deliveryPrice: price }))
    .sort((a, b) => a.from - b.from)
