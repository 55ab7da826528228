import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from './text-lengths.ts'
import { DeliverType } from './checkout.ts'
import { endpoint } from './endpoint.ts'
import { Pagination, Transaction } from './loyalty.ts'
import { OrderStatus } from './orders.ts'
import { Id, Instant, Line, Money } from './primitives.ts'

const GuestId = z.string().regex(/^[\w-]{1,64}$/)
const params = z.object({ id: GuestId })
/** `meta.next` of the page before. */
const Before = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]{1,15}Z~[\w-]{1,64}$/)
  .optional()
const Next = z.object({ next: z.string().nullable() })
const auth = 'staff'

/**
 * A guest: an account, or a person who ordered without one, recognised by the e-mail address. Nobody proves the address of
 * an order, so that orders without an account never count for the account that has the same one. Orders are those of the
 * last twelve months: of older ones the staff does not see the guest any more (ux.md R-D6).
 */
export const StaffGuestSummary = z
  .object({
    id: Id,
    /** As in the account, or as in the last order; empty when only a block is left of the guest. */
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    hasAccount: z.boolean(),
    lastOrderAt: Instant.nullable(),
    /** Orders that were not rejected. */
    orders: z.int(),
    /** What they cost together, without what was paid back. */
    spent: Money,
    points: Money,
    isBlocked: z.boolean(),
  })
  .meta({ id: 'StaffGuestSummary' })
export type StaffGuestSummary = z.output<typeof StaffGuestSummary>

/** One guest with everything that is stored beside orders and points. */
export const StaffGuest = StaffGuestSummary.extend({
  /** The account; null for somebody who has none. */
  account: z
    .object({ openedAt: Instant, lastSeenAt: Instant.nullable(), isEmailConfirmed: z.boolean() })
    .nullable(),
  /** The language in which the guest is written to. */
  language: z.string(),
  addresses: z.array(
    z.object({
      id: Id,
      name: z.string(),
      address: z.string(),
      extras: z.string().nullable(),
      town: z.string(),
      isDefault: z.boolean(),
    }),
  ),
  /** Why the guest is blocked; several when guests share an address or a phone number. */
  blocks: z.array(z.object({ id: Id, reason: z.string(), blockedAt: Instant, by: z.string() })),
  /** Whether this member of staff may correct, block, export and delete: who works for all branches. */
  mayChange: z.boolean(),
}).meta({ id: 'StaffGuest' })
export type StaffGuest = z.output<typeof StaffGuest>

export const GuestFilter = z.enum(['all', 'accounts', 'others', 'blocked'])
export type GuestFilter = z.output<typeof GuestFilter>

export const listGuests = endpoint({
  id: 'listGuests',
  method: 'GET',
  path: '/staff/guests',
  auth,
  permission: 'guests.read',
  summary:
    'Guests, who ordered last first, thirty at a time; members of some branches see who ordered there only',
  query: z.object({
    /** Searched in name, e-mail address and phone number; or the code of an order. */
    text: Line(MAX_SEARCH_LENGTH).optional(),
    /** `others` are those without an account. */
    filter: GuestFilter.default('all'),
    before: Before,
  }),
  response: z.array(StaffGuestSummary),
  meta: Next,
})

export const getGuest = endpoint({
  id: 'getGuest',
  method: 'GET',
  path: '/staff/guests/{id}',
  auth,
  permission: 'guests.read',
  summary: 'One guest',
  params,
  response: StaffGuest,
})

export const GuestOrder = z
  .object({
    id: Id,
    code: z.string(),
    placedAt: Instant,
    status: OrderStatus,
    deliverType: DeliverType,
    total: Money,
  })
  .meta({ id: 'GuestOrder' })
export type GuestOrder = z.output<typeof GuestOrder>

export const listGuestOrders = endpoint({
  id: 'listGuestOrders',
  method: 'GET',
  path: '/staff/guests/{id}/orders',
  auth,
  permission: 'guests.read',
  summary: 'The orders of a guest in the last twelve months, the newest first, twenty at a time',
  params,
  query: z.object({ before: Before }),
  response: z.array(GuestOrder),
  meta: Next,
})

export const listGuestPoints = endpoint({
  id: 'listGuestPoints',
  method: 'GET',
  path: '/staff/guests/{id}/points',
  auth,
  permission: 'guests.read',
  summary: 'The changes of the point balance of a guest, the newest first',
  params,
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.array(Transaction),
  meta: z.object({ pagination: Pagination }),
})

const Reason = Line(200)

export const correctGuestPoints = endpoint({
  id: 'correctGuestPoints',
  method: 'PUT',
  path: '/staff/guests/{id}/points/{correction}',
  auth,
  permission: 'guests.write',
  needsAllBranches: true,
  summary:
    'Adds points or takes some away, with a reason that the guest reads; the id of the correction is made by the client',
  params: params.extend({ correction: GuestId }),
  body: z.object({ amount: Money, reason: Reason }),
  response: StaffGuest,
})

export const blockGuest = endpoint({
  id: 'blockGuest',
  method: 'POST',
  path: '/staff/guests/{id}/block',
  auth,
  permission: 'guests.write',
  needsAllBranches: true,
  summary:
    'From now on account, e-mail address and phone number can neither order nor sign in; orders that were placed stay',
  params,
  body: z.object({ reason: Reason }),
  response: StaffGuest,
})

export const unblockGuest = endpoint({
  id: 'unblockGuest',
  method: 'POST',
  path: '/staff/guests/{id}/unblock',
  auth,
  permission: 'guests.write',
  needsAllBranches: true,
  summary: 'Ends the block of a guest',
  params,
  body: z.object({ reason: Reason }),
  /** Null when nothing is left of the guest but the block that has ended. */
  response: StaffGuest.nullable(),
})

export const exportGuest = endpoint({
  id: 'exportGuest',
  method: 'GET',
  path: '/staff/guests/{id}/export',
  auth,
  permission: 'guests.write',
  needsAllBranches: true,
  summary: 'Everything stored about a guest as a JSON file (Art. 15 and 20 GDPR)',
  params,
  response: z.string(),
  stream: 'file',
})

export const deleteGuest = endpoint({
  id: 'deleteGuest',
  method: 'DELETE',
  path: '/staff/guests/{id}',
  auth,
  permission: 'guests.write',
  needsAllBranches: true,
  summary:
    'Deletes the data of a guest (Art. 17 GDPR); orders stay without the guest as long as the law asks for receipts',
  params,
  response: z.null(),
})

const Email = Line(254).default('')

export const exportGuestByEmail = endpoint({
  id: 'exportGuestByEmail',
  method: 'GET',
  path: '/staff/guest-data/export',
  auth,
  permission: 'guests.write',
  needsAllBranches: true,
  summary:
    'Everything stored under an e-mail address without an account as a JSON file (Art. 15 and 20 GDPR), also of somebody whom no list shows: who only reserved or wrote, or ordered more than twelve months ago',
  query: z.object({ email: Email }),
  response: z.string(),
  stream: 'file',
})

export const deleteGuestByEmail = endpoint({
  id: 'deleteGuestByEmail',
  method: 'POST',
  path: '/staff/guest-data/delete',
  auth,
  permission: 'guests.write',
  needsAllBranches: true,
  summary:
    'Deletes what is stored under an e-mail address without an account (Art. 17 GDPR); orders stay without the guest as long as the law asks for receipts',
  body: z.object({ email: Email }),
  response: z.null(),
})
