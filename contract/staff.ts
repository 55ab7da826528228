import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Line } from './primitives.ts'

/** What an endpoint of the staff needs. Which role has it is one table: `domain/staff/permissions.ts`. */
export const Permission = z.enum([
  'orders.read',
  'orders.change',
  'orders.refund',
  'orders.export',
  'reservations.read',
  'reservations.answer',
  'messages.read',
  'messages.handle',
  'mails.read',
  'mails.retry',
  'payments.read',
  'payments.handle',
  'today.write',
  'menu.write',
  'publish',
  'hours.write',
  'areas.write',
  'branches.write',
  'content.write',
  'media.write',
  'settings.write',
  /** Code of the restaurant's own in the pages of the guests. */
  'settings.code',
  'demo.remove',
  'staff.write',
  'guests.read',
  'guests.write',
  'reports.read',
  'log.read',
])
export type Permission = z.output<typeof Permission>

export const StaffRole = z.enum(['owner', 'manager', 'counter', 'kitchen', 'driver'])
export type StaffRole = z.output<typeof StaffRole>

export const StaffMember = z
  .object({ id: Id, email: z.string(), name: z.string(), role: StaffRole })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.output<typeof StaffMember>

/** The member who is signed in, with the branches they work for; null stands for all. */
export const SignedInMember = StaffMember.extend({ branchIds: z.array(Id).nullable() }).meta({
  id: 'SignedInMember',
})
export type SignedInMember = z.output<typeof SignedInMember>

/** A session that was opened: a browser keeps it as a cookie, other clients send the token. */
export const SignedIn = z.object({ token: z.string(), member: StaffMember })
export type SignedIn = z.output<typeof SignedIn>

/**
 * The password was right; a code of the authenticator app or a recovery code is needed within five minutes, or a passkey
 * instead of all of it.
 */
export const SecondStep = z.object({ step: z.string(), hasApp: z.boolean(), hasPasskey: z.boolean() })
export type SecondStep = z.output<typeof SecondStep>

export const signInStaff = endpoint({
  id: 'signInStaff',
  method: 'POST',
  path: '/staff/sign-in',
  auth: 'public',
  summary:
    'Signs a member of staff in: sets the cookie of the session; clients without cookies send the token as `Authorization: Bearer`',
  body: z.object({ email: Line(254).min(1), password: z.string().min(1).max(200) }),
  response: z.union([SignedIn, SecondStep]),
})

export const getStaffSession = endpoint({
  id: 'getStaffSession',
  method: 'GET',
  path: '/staff/session',
  auth: 'staff',
  summary: 'Who is signed in with this token, and for which branches',
  response: SignedInMember,
})

export const signOutStaff = endpoint({
  id: 'signOutStaff',
  method: 'POST',
  path: '/staff/sign-out',
  auth: 'staff',
  beforeSecondFactor: true,
  summary: 'Ends the session of this token',
  response: z.null(),
})
