import { z } from 'zod'
import type { StaffGuest } from '#contract/guests.staff.ts'
import { type Cents, Money } from '#contract/primitives.ts'
import { guestMessages } from '#domain/guests/guest-messages.ts'
import { cents, subtract } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { correctPoints, pointBalance } from '../loyalty/index.ts'
import { recordGuest, requireReason, whileHeld } from './change-guest.ts'
import { findGuest, showGuest } from './find-guest.ts'

type Wanted = { id: string; correction: string; amount: Cents; reason: string }

/**
 * Adds points to the balance of a guest or takes some away; the guest reads the reason. The same correction sent again
 * counts once. Throws `not_found`, `forbidden`, `conflict` for another correction under the same id, and
 * `ValidationError`, also when the balance would fall below zero.
 */
export async function correctGuestPoints(
  ctx: Ctx,
  { id, correction, amount, reason }: Wanted,
): Promise<StaffGuest> {
  const guest = await findGuest(ctx, id)
  requireReason(reason)
  if (amount === 0) throw new ValidationError({ amount: [guestMessages.amountMissing] })
  if (!guest.account) throw new ValidationError({ amount: [guestMessages.accountNeeded] })
  await whileHeld(ctx, guest, async (ctx) => {
    const outcome = await correctPoints(ctx, { id: correction, userId: id, amount, reason })
    if (outcome === 'known') return
    if (outcome === 'foreign') throw new AppError('conflict', 'Somebody else was faster')
    if (outcome === 'refused') throw new ValidationError({ amount: [guestMessages.tooFewPoints] })
    const points = await pointBalance(ctx, id)
    await recordGuest(ctx, guest, {
      before: { points: euros(subtract(points, amount)) },
      after: { points: euros(points) },
    })
  })
  return showGuest(ctx, id)
}

const euros = (amount: Cents): number => z.encode(Money, cents(amount))
