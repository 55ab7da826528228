import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Count = z.int().nonnegative()

/** What is thrown away with the demonstration that a shop began with. */
export const DemoContents = z
  .object({
    dishes: Count,
    /** How many of these dishes were changed since; they go too. */
    changedDishes: Count,
    pages: Count,
    orders: Count,
    accounts: Count,
    reservations: Count,
    /** Orders of the restaurant's own are among the others: then everything that guests left stays. */
    hasOwnOrders: z.boolean(),
  })
  .meta({ id: 'DemoContents' })
export type DemoContents = z.output<typeof DemoContents>

const permission = 'demo.remove'

export const getDemo = endpoint({
  id: 'getDemo',
  method: 'GET',
  path: '/staff/demo',
  auth: 'staff',
  permission,
  summary: 'What of the demonstration is there; null in a shop that shows none',
  response: DemoContents.nullable(),
})

export const removeDemo = endpoint({
  id: 'removeDemo',
  method: 'POST',
  path: '/staff/demo/removal',
  auth: 'staff',
  permission,
  summary:
    'Throws the demonstration away: its menu, pages, pictures, places and everything that guests left; it cannot be taken back',
  body: z.object({ password: z.string().max(200) }),
  response: z.null(),
})
