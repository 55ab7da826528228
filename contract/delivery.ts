import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Money } from './primitives.ts'

/** A delivery area with its prices (spec 3). `freeDeliveryThreshold` 0 means that delivery is never free. */
export const Area = z
  .object({
    id: Id,
    name: z.string(),
    zipcode: z.string(),
    minimumOrder: Money,
    deliveryPrice: Money,
    freeDeliveryThreshold: Money,
  })
  .meta({ id: 'Area' })
export type Area = z.output<typeof Area>

export const listAreas = endpoint({
  id: 'listAreas',
  method: 'GET',
  path: '/areas',
  auth: 'public',
  summary: 'The areas we deliver to',
  response: z.array(Area),
  cache: 'content',
})
