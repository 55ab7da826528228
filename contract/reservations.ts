import { z } from 'zod'
import { BranchFacts } from './branches.ts'
import { endpoint } from './endpoint.ts'
import { SpamTrap } from './spam-trap.ts'
import { CalendarDate, Instant, Line, Text } from './primitives.ts'

const Guests = z.union([
  Line(4),
  z.codec(z.int().min(0).max(9_999), z.string(), { decode: String, encode: Number }),
])

/** The reservation form (spec 3, 5). What is required is decided by `domain/reservations`. */
export const ReservationForm = z
  .object({
    reservedAt: Line(40).default(''),
    /** `1` to `9` as a number or a text, or `10+`. */
    guests: Guests.default(''),
    name: Line(120).default(''),
    email: Line(254).default(''),
    phone: Line(40).default(''),
    notes: Text(500).default(''),
    terms: z.boolean().default(false),
    ...SpamTrap,
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

/** What has become of it: `cancelled` by the guest, else what the restaurant has answered. */
export const ReservationStatus = z.enum(['requested', 'confirmed', 'declined', 'cancelled'])
export type ReservationStatus = z.output<typeof ReservationStatus>

/** A reservation as the guest sees it by the link of a mail. */
export const GuestReservation = z
  .object({
    reservedAt: Instant,
    guests: z.string(),
    name: z.string(),
    status: ReservationStatus,
    /** What the restaurant wrote with its answer. */
    answer: z.string(),
    /** Whether the guest can still cancel it. */
    canCancel: z.boolean(),
    /** Where the table is. */
    branch: BranchFacts.optional(),
  })
  .meta({ id: 'GuestReservation' })
export type GuestReservation = z.output<typeof GuestReservation>

const byToken = z.object({ token: z.string().min(16).max(128) })

/** The page of a reservation by its secret link: only the holder of the token may see it. */
export const getReservationByToken = endpoint({
  id: 'getReservationByToken',
  method: 'GET',
  path: '/reservations/{token}',
  auth: 'public',
  summary: 'One reservation by its secret link',
  params: byToken,
  response: GuestReservation,
})

export const cancelReservation = endpoint({
  id: 'cancelReservation',
  method: 'POST',
  path: '/reservations/{token}/cancel',
  auth: 'public',
  summary: 'The guest cancels a reservation; both sides are told by mail',
  params: byToken,
  response: GuestReservation,
})

/** When tables can be reserved in a month; dates without a time are left out. `last` is the last day of all. */
export const ReservationTimes = z
  .object({
    today: CalendarDate,
    last: CalendarDate,
    days: z.array(z.object({ date: CalendarDate, times: z.array(Instant) })),
  })
  .meta({ id: 'ReservationTimes' })
export type ReservationTimes = z.output<typeof ReservationTimes>

export const listReservationTimes = endpoint({
  id: 'listReservationTimes',
  method: 'GET',
  path: '/reservations/times',
  auth: 'public',
  summary: 'The times of a month at which tables can be reserved',
  query: z.object({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/) }),
  response: ReservationTimes,
  compressed: true,
})
