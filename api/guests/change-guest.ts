import { guestMessages } from '#domain/guests/guest-messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { holdAccount } from '../accounts/index.ts'
import { recordChange } from '../staff/index.ts'
import type { FoundGuest } from './find-guest.ts'

/** Throws `ValidationError` without a reason. */
export function requireReason(reason: string): void {
  if (reason === '') throw new ValidationError({ reason: [guestMessages.reasonMissing] })
}

/**
 * Runs a change of a guest in a transaction in which the account stays as it is; a sign-in, an order and a deletion of the
 * account wait. Throws `not_found` when the account was deleted meanwhile.
 */
export function whileHeld<T>(
  ctx: Ctx,
  { id, account }: FoundGuest,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    if (account && !(await holdAccount(ctx, id))) throw new AppError('not_found', 'There is no such guest')
    return work(ctx)
  })
}

/** One line in the log of changes. It names no guest: the code of the last order says who it was as long as orders do. */
export const recordGuest = (
  ctx: Ctx,
  { id, lastOrder }: Pick<FoundGuest, 'id' | 'lastOrder'>,
  { before, after }: { before: unknown; after: unknown },
): Promise<void> =>
  recordChange(ctx, { subject: { kind: 'guest', id, name: lastOrder?.code ?? '' }, before, after })
