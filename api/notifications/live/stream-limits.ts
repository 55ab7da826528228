import { AppError } from '../../http/errors.ts'
import type { Audience, StreamHolder } from './live-stream.ts'

type OpenStream = { audience: Audience; holder: StreamHolder }

/**
 * How many streams may be open in one process: of all staff, of one member, of staff at one address, of all guests, of
 * guests at one address, of one order. A full dining room shares one address, as the screens of a restaurant do; a member
 * has one screen at the counter and one in the kitchen.
 */
export const MOST_LISTENERS = {
  staff: 200,
  oneMember: 20,
  staffAddress: 100,
  guests: 1_000,
  guestAddress: 100,
  oneOrder: 10,
}

/** A refused page asks now and then instead; whether there is room again is worth one more request a minute. */
const RETRY_AFTER_S = 60

/**
 * Refuses a stream beyond the limits, so that nobody takes the streams of all others. Throws `too_many_requests` where
 * the holder or the order has enough of them, and `unavailable` when there are no more.
 */
export function refuseTooMany(open: Iterable<OpenStream>, { audience, holder }: OpenStream): void {
  const isForGuest = 'orderId' in audience
  const similar = [...open].filter((other) => 'orderId' in other.audience === isForGuest)
  const atAddress = similar.filter(({ holder: { address } }) => address && address === holder.address).length
  const own = isForGuest
    ? similar.filter((other) => 'orderId' in other.audience && other.audience.orderId === audience.orderId)
    : similar.filter((other) => other.holder.memberId === holder.memberId)
  const hasEnough = isForGuest
    ? own.length >= MOST_LISTENERS.oneOrder || atAddress >= MOST_LISTENERS.guestAddress
    : own.length >= MOST_LISTENERS.oneMember || atAddress >= MOST_LISTENERS.staffAddress
  const error = 'No more listeners at the moment'
  if (hasEnough) throw new AppError('too_many_requests', error, {}, { retryAfter: RETRY_AFTER_S })
  const most = isForGuest ? MOST_LISTENERS.guests : MOST_LISTENERS.staff
  if (similar.length >= most) throw new AppError('unavailable', error, {}, { retryAfter: RETRY_AFTER_S })
}
