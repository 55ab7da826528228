import { z } from 'zod'
import { Shape } from './delivery.ts'
import { DocumentId, documentEndpoints } from './documents.ts'
import { Line, Price } from './primitives.ts'

const MAX_RADIUS_M = 50_000

/** Numbers beyond the earth cannot be stored as finely as points are. */
const ShapeOnEarth = Shape.refine(
  ({ coordinates }) => coordinates.flat(3).every((degrees) => Math.abs(Number(degrees)) <= 180),
  'This value does not have the form that is expected',
)

/** A delivery area: its postal codes, a shape on the map or a distance, and what delivering there costs. */
export const AreaDocument = z
  .object({
    name: Line(120).min(1),
    zipcodes: z.array(Line(12).min(2)).max(500),
    shape: ShapeOnEarth.nullable(),
    /** Metres around the restaurant or the branch. */
    radius: z.int().min(50).max(MAX_RADIUS_M).nullable(),
    minimumOrder: Price,
    deliveryPrice: Price,
    /** 0: delivery is never free. */
    freeDeliveryThreshold: Price,
    feeSteps: z.array(z.object({ from: Price, deliveryPrice: Price })).max(20),
    /** Without a branch it is served by every branch that has no areas of its own. */
    branchId: DocumentId.nullable(),
    position: z.int().min(0).max(10_000),
  })
  .meta({ id: 'AreaDocument' })
export type AreaDocument = z.output<typeof AreaDocument>

export const { listAreaDocuments, getAreaDocument, saveAreaDocument, removeAreaDocument } = documentEndpoints(
  {
    name: 'Area',
    path: 'areas',
    schema: AreaDocument,
    permission: 'areas.write',
    what: 'delivery areas',
    actsAtOnce: true,
  },
)
