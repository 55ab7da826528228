import type { DeliverType } from '#contract/deliver-type.ts'
import type { Cents } from '#contract/primitives.ts'
import type { Permission, StaffRole } from '#contract/staff.ts'
import { cents } from '../money.ts'

const kitchen: readonly Permission[] = ['orders.read', 'orders.change', 'payments.read', 'today.write']

const counter: readonly Permission[] = [
  ...kitchen,
  'orders.refund',
  'reservations.read',
  'reservations.answer',
]

const manager: readonly Permission[] = [
  ...counter,
  'payments.handle',
  'messages.read',
  'messages.handle',
  'mails.read',
  'mails.retry',
  'menu.write',
  'publish',
  'hours.write',
  'areas.write',
  'branches.write',
  'content.write',
  'media.write',
  'settings.write',
  'guests.read',
  'guests.write',
  'reports.read',
  'log.read',
]

/** What each role may do (spec 6). The server refuses the rest, the screens do not show it. */
export const permissionsOf: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: [...manager, 'orders.export', 'settings.code', 'demo.remove', 'staff.write'],
  manager,
  counter,
  kitchen,
  driver: ['orders.read'],
}

/** Up to how much of one order a role may refund; roles that are not named refund everything. */
export const refundLimits: Readonly<Partial<Record<StaffRole, Cents>>> = { counter: cents(50_00) }

/** What of the orders a role sees that does not need all of it: those that are open or of today, and of them only this. */
export type OrderLimit = {
  /** What it reads nowhere of the guest. */
  without: readonly ('email' | 'phone')[]
  /** The only way of orders that concerns it. */
  deliverType?: DeliverType
}

/** The kitchen calls nobody, and a driver has deliveries alone; roles that are not named see every order whole. */
export const orderLimits: Readonly<Partial<Record<StaffRole, OrderLimit>>> = {
  kitchen: { without: ['email', 'phone'] },
  driver: { without: ['email'], deliverType: 'delivery' },
}

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  permissionsOf[role].includes(permission)

/** The branches that a member works for (null stands for all) as they are kept: an owner works for all of them. */
export const branchesOfRole = <Ids extends readonly string[]>(
  role: StaffRole,
  branchIds: Ids | null,
): Ids | null => (role === 'owner' ? null : branchIds)
