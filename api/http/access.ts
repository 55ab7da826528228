import type { Endpoint } from '#contract/endpoint.ts'
import { branchMessages } from '#domain/publishing/branch-messages.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import type { Actor } from '../actor.ts'
import { AppError } from './errors.ts'

export type StaffActor = Extract<Actor, { kind: 'staff' }>
export type UserActor = Extract<Actor, { kind: 'user' }>

/**
 * Refuses a call that its caller may not make: `unauthenticated` without a valid session, `forbidden` with a role that
 * lacks the endpoint's permission or for a member of some branches where it takes all, `second_factor_needed` for a member
 * who has to set one up first. The answers reveal nothing about the resource.
 */
export function requireAccess(endpoint: Endpoint, actor: Actor): void {
  if (endpoint.auth === 'public') return
  if (endpoint.auth === 'session' && (actor.kind === 'user' || actor.kind === 'table')) return
  if (endpoint.auth === 'user' && actor.kind === 'table') throw new AppError('forbidden', 'Not allowed')
  if (actor.kind !== endpoint.auth) throw new AppError('unauthenticated', 'Please sign in')
  if (actor.kind === 'staff' && actor.lacksSecondFactor && !endpoint.beforeSecondFactor)
    throw new AppError('second_factor_needed', staffMessages.factorNeeded)
  if (actor.kind === 'staff' && endpoint.permission && !hasPermission(actor.role, endpoint.permission))
    throw new AppError('forbidden', 'Not allowed')
  if (endpoint.needsAllBranches && branchesOfStaff(actor) !== null)
    throw new AppError('forbidden', branchMessages.ofAllBranches)
}

/** The member of staff behind a call; a handler of a call with `auth: 'staff'` always has one. */
export function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('unauthenticated', 'Please sign in')
  return actor
}

/**
 * Whose orders and mails a member of staff sees: those of their branches, at least one; null stands for all branches.
 * Throws `forbidden` for a member whose branches were all closed.
 */
export function branchesOfStaff(actor: Actor): readonly string[] | null {
  const { branchIds } = staffOf(actor)
  if (branchIds?.length === 0) throw new AppError('forbidden', 'Not allowed')
  return branchIds
}

/** Whether something of a branch concerns a member of staff. */
export function worksAt(actor: Actor, branchId: string): boolean {
  return branchesOfStaff(actor)?.includes(branchId) ?? true
}

/** The account behind a call; a handler of a call with `auth: 'user'` always has one. */
export function userOf(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new AppError('unauthenticated', 'Please sign in')
  return actor
}
