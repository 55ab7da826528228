import { z } from 'zod'
import { MAX_ANSWER_LENGTH } from './text-lengths.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Line } from './primitives.ts'
import { ReservationStatus } from './reservations.ts'

const byId = z.object({ id: z.string().regex(/^\w{1,64}$/) })

/** A request for a table as the staff reads it. */
export const Reservation = z
  .object({
    id: Id,
    requestedAt: Instant,
    reservedAt: Instant,
    guests: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    notes: z.string(),
    status: ReservationStatus,
    answer: z.string(),
    /** Left out where the member sees the requests to one branch alone. */
    branchName: z.string().optional(),
  })
  .meta({ id: 'Reservation' })
export type Reservation = z.output<typeof Reservation>

export const listReservations = endpoint({
  id: 'listReservations',
  method: 'GET',
  path: '/staff/reservations',
  auth: 'staff',
  permission: 'reservations.read',
  summary: 'Requests for tables, the newest first, fifty at a time',
  query: z.object({
    before: z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
  }),
  response: z.array(Reservation),
})

export const answerReservation = endpoint({
  id: 'answerReservation',
  method: 'POST',
  path: '/staff/reservations/{id}/answer',
  auth: 'staff',
  permission: 'reservations.answer',
  summary: 'Confirms or declines a request; the guest is told by mail',
  params: byId,
  body: z.object({
    /** The status that the member saw; with another one the answer is refused, as somebody else was faster. */
    from: ReservationStatus,
    status: z.enum(['confirmed', 'declined']),
    answer: Line(MAX_ANSWER_LENGTH).default(''),
  }),
  response: Reservation,
})
