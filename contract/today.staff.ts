import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Span } from './hours.ts'
import { Spans } from './hours.staff.ts'
import { CalendarDate, Id, Instant, Line } from './primitives.ts'

/**
 * When something of today is over by itself: with the business day, with the one of tomorrow, after some minutes, or at a
 * moment.
 */
export const TodayEnd = z.object({
  kind: z.enum(['day', 'tomorrow', 'minutes', 'at']),
  minutes: z.int().min(1).max(1_440).nullish(),
  at: Instant.nullish(),
})
export type TodayEnd = z.output<typeof TodayEnd>

/** When something is sold again by itself: as above, or never before somebody ends it. */
export const SoldOutEnd = TodayEnd.extend({ kind: z.enum([...TodayEnd.shape.kind.options, 'never']) })
export type SoldOutEnd = z.output<typeof SoldOutEnd>

/** Since when and until when something holds, and which member of staff has set it. */
const Lasting = z.object({ since: Instant, until: Instant, by: z.string() })

export const SoldOutKind = z.enum(['product', 'combo', 'size', 'option'])
export type SoldOutKind = z.output<typeof SoldOutKind>

export const SoldOutEntry = Lasting.extend({
  /** Names the entry, to end it. */
  key: z.string(),
  kind: SoldOutKind,
  /** The dish, the combo or the option. */
  id: Id,
  /** Of a size: which of the dish. */
  sizeId: Id.nullable(),
})
export type SoldOutEntry = z.output<typeof SoldOutEntry>

/**
 * What is different today at the branch of the address, or without one at the first branch of the member. Each part ends by
 * itself.
 */
export const Today = z
  .object({
    branchId: Id,
    /** Null in a restaurant without several branches. */
    branchName: z.string().nullable(),
    /** No orders are taken; guests read the reason. */
    pause: Lasting.extend({ reason: z.string() }).nullable(),
    /** Every order takes so many minutes longer. */
    rush: Lasting.extend({ minutes: z.int() }).nullable(),
    /** The opening hours of this date instead of the usual ones. */
    hours: Lasting.extend({ date: CalendarDate, spans: z.array(Span) }).nullable(),
    soldOut: z.array(SoldOutEntry),
  })
  .meta({ id: 'Today' })
export type Today = z.output<typeof Today>

/** What an order usually takes, in minutes; the way only counts for a delivery. */
const LeadMinutes = z.object({
  /** The branch that has minutes of its own; null for those of all others. */
  branchId: Id.nullable(),
  preparation: z.int(),
  delivery: z.int(),
})

export const getToday = endpoint({
  id: 'getToday',
  method: 'GET',
  path: '/staff/today',
  auth: 'staff',
  permission: 'orders.read',
  summary: 'What is different today: pause, rush, special hours, sold out',
  response: Today,
})

export const listToday = endpoint({
  id: 'listToday',
  method: 'GET',
  path: '/staff/today/branches',
  auth: 'staff',
  permission: 'orders.read',
  summary: 'The branches of the member at which something is different today',
  response: z.array(Today),
  meta: z.object({
    /** Since when nothing can be saved, neither orders nor changes: the disk is full, the database is locked. */
    unsavedSince: Instant.optional(),
    /** Without what a rush adds. */
    leadMinutes: z.array(LeadMinutes),
  }),
})

export const pauseOrders = endpoint({
  id: 'pauseOrders',
  method: 'PUT',
  path: '/staff/today/pause',
  auth: 'staff',
  permission: 'today.write',
  summary: 'Takes no orders until the end, with a reason for the guests',
  body: z.object({ reason: Line(200).min(1), end: TodayEnd }),
  response: Today,
})

export const endPause = endpoint({
  id: 'endPause',
  method: 'DELETE',
  path: '/staff/today/pause',
  auth: 'staff',
  permission: 'today.write',
  summary: 'Takes orders again',
  response: Today,
})

export const startRush = endpoint({
  id: 'startRush',
  method: 'PUT',
  path: '/staff/today/rush',
  auth: 'staff',
  permission: 'today.write',
  summary: 'Makes every order take some minutes longer until the end',
  body: z.object({ minutes: z.int().min(5).max(120), end: TodayEnd }),
  response: Today,
})

export const endRush = endpoint({
  id: 'endRush',
  method: 'DELETE',
  path: '/staff/today/rush',
  auth: 'staff',
  permission: 'today.write',
  summary: 'Makes orders take the usual time again',
  response: Today,
})

export const setTodayHours = endpoint({
  id: 'setTodayHours',
  method: 'PUT',
  path: '/staff/today/hours',
  auth: 'staff',
  permission: 'today.write',
  summary: 'Opens at other hours for this business day; no span closes it',
  body: z.object({ spans: Spans }),
  response: Today,
})

/** When the restaurant opens on a date unless that is changed for today. */
export const UsualHours = z
  .object({
    /** The name of the special day that it is, in the restaurant's own language; null where the weekly hours count. */
    specialDay: z.string().nullable(),
    spans: z.array(Span),
  })
  .meta({ id: 'UsualHours' })
export type UsualHours = z.output<typeof UsualHours>

export const getUsualHours = endpoint({
  id: 'getUsualHours',
  method: 'GET',
  path: '/staff/today/usual-hours',
  auth: 'staff',
  permission: 'today.write',
  summary: 'When it opens on this business day without hours of today: by a special day, else by the week',
  response: UsualHours,
})

export const endTodayHours = endpoint({
  id: 'endTodayHours',
  method: 'DELETE',
  path: '/staff/today/hours',
  auth: 'staff',
  permission: 'today.write',
  summary: 'Opens at the usual hours again',
  response: Today,
})

export const markSoldOut = endpoint({
  id: 'markSoldOut',
  method: 'PUT',
  path: '/staff/today/sold-out',
  auth: 'staff',
  permission: 'today.write',
  summary: 'Marks a dish, a combo, a size of a dish or an option as sold out until the end',
  body: z.object({ kind: SoldOutKind, id: Id, sizeId: Id.nullish(), end: SoldOutEnd }),
  response: Today,
})

export const endSoldOut = endpoint({
  id: 'endSoldOut',
  method: 'DELETE',
  path: '/staff/today/sold-out/{key}',
  auth: 'staff',
  permission: 'today.write',
  summary: 'Sells it again',
  params: z.object({ key: z.string().regex(/^\w{1,64}$/) }),
  response: Today,
})

/** Something that can be sold out, in the restaurant's own language. */
export const TodayDish = z.object({
  kind: z.enum(['product', 'combo']),
  id: Id,
  name: z.string(),
  sizes: z.array(z.object({ id: Id, name: z.string() })),
})
export type TodayDish = z.output<typeof TodayDish>

export const TodayMenu = z
  .object({
    categories: z.array(z.object({ id: Id, name: z.string(), dishes: z.array(TodayDish) })),
    /** The options of each choice; they are shared by many dishes. */
    choices: z.array(
      z.object({ id: Id, name: z.string(), options: z.array(z.object({ id: Id, name: z.string() })) }),
    ),
  })
  .meta({ id: 'TodayMenu' })
export type TodayMenu = z.output<typeof TodayMenu>

export const getTodayMenu = endpoint({
  id: 'getTodayMenu',
  method: 'GET',
  path: '/staff/today/menu',
  auth: 'staff',
  permission: 'today.write',
  summary: 'Every dish with its sizes and every option, to mark as sold out',
  response: TodayMenu,
})
