import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from './text-lengths.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Line } from './primitives.ts'

/** One line of the log of changes. Created: without `before`. Deleted: without `after`. */
export const StaffChange = z
  .object({
    id: Id,
    at: Instant,
    /** Who made the change; null for somebody who was not signed in. The name is the one of that time. */
    member: z.object({ id: Id, name: z.string() }).nullable(),
    /** The families of browser and system; empty when they are unknown. */
    device: z.string(),
    subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
    before: z.unknown(),
    after: z.unknown(),
  })
  .meta({ id: 'StaffChange' })
export type StaffChange = z.output<typeof StaffChange>

export const listStaffChanges = endpoint({
  id: 'listStaffChanges',
  method: 'GET',
  path: '/staff/changes',
  auth: 'staff',
  permission: 'log.read',
  summary: 'The log of changes, the newest first, fifty at a time',
  query: z.object({
    member: z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
    kind: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .optional(),
    subject: Line(200).optional(),
    /** Searched in who, what, before and after. */
    text: Line(MAX_SEARCH_LENGTH).optional(),
    /** `meta.next` of the page before. */
    before: z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
  }),
  response: z.array(StaffChange),
  meta: z.object({ next: z.string().nullable() }),
})
