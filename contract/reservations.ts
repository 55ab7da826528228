import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { HumanTraits } from './human.ts'
import { Instant, Line, Text } from './primitives.ts'

/** The reservation form (spec 3, 5). What is required is decided by `domain/reservations`. */
export const ReservationForm = z
  .object({
    reservedAt: Line(40).default(''),
    guests: Line(4).default(''),
    name: Line(120).default(''),
    email: Line(254).default(''),
    phone: Line(40).default(''),
    notes: Text(500).default(''),
    terms: z.boolean().default(false),
    ...HumanTraits,
  })
  .meta({ id: 'ReservationForm' })
export type ReservationForm = z.output<typeof ReservationForm>

export const createReservation = endpoint({
  id: 'createReservation',
  method: 'POST',
  path: '/reservations',
  auth: 'public',
  summary: 'Asks for a table',
  body: ReservationForm,
  response: z.object({ reservedAt: Instant, guests: z.string() }),
  idempotent: true,
})
