import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { StaffOrderSummary } from './orders.staff.ts'
import { Instant } from './primitives.ts'

/** The orders of the board at one moment. */
export const Board = z
  .object({
    /** The newest thirty, whatever became of them. */
    latest: z.array(StaffOrderSummary),
    /** Where the older ones begin: `before` of the list of orders. */
    next: z.string().nullable(),
    /** What is not over: all that waits for an answer, and what is being made now or later. */
    open: z.array(StaffOrderSummary),
    /** How many more of them there are than a board can hold. */
    hidden: z.int(),
    /** Approved orders that were due before today and that nobody has finished: they are counted, and stand in no column. */
    left: z.object({ count: z.int(), before: Instant }).nullable(),
    /** Orders that were to be ready before today and that nobody has answered: they are counted, and stand in their column too. */
    unanswered: z.object({ count: z.int(), before: Instant }).nullable(),
  })
  .meta({ id: 'Board' })
export type Board = z.output<typeof Board>

export const getBoard = endpoint({
  id: 'getBoard',
  method: 'GET',
  path: '/staff/board',
  auth: 'staff',
  permission: 'orders.read',
  summary: 'Everything that is not over and the newest orders, in one answer; null when nothing has changed',
  query: z.object({
    /** `version` of the answer before. */
    known: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  }),
  response: z.object({ version: z.string(), board: Board.nullable() }),
})

export const finishLeftOrders = endpoint({
  id: 'finishLeftOrders',
  method: 'POST',
  path: '/staff/board/finish-left',
  auth: 'staff',
  permission: 'orders.change',
  summary: 'Completes approved orders of earlier days, fifty at a time; `left` says how many follow',
  body: z.object({
    /** `left.before` of the board that was seen. */
    before: Instant,
  }),
  response: z.object({ finished: z.int(), left: z.int() }),
})

export const rejectLeftOrders = endpoint({
  id: 'rejectLeftOrders',
  method: 'POST',
  path: '/staff/board/reject-left',
  auth: 'staff',
  permission: 'orders.change',
  summary:
    'Rejects orders of earlier days that nobody has answered, fifty at a time; `left` says how many follow',
  body: z.object({
    /** `unanswered.before` of the board that was seen. */
    before: Instant,
  }),
  response: z.object({ rejected: z.int(), left: z.int() }),
})
