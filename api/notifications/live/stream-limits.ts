import { AppError } from '../../http/errors.ts'
import type { Audience, StreamHolder } from './live-stream.ts'

type OpenStream = { audience: Audience; holder: StreamHolder }

/**
 * How many streams may be open: of all staff, of one member, of all guests, of one address, of one order. A full dining
 * room shares one address, and a member has one screen at the counter and one in the kitchen.
 */
export const MOST_LISTENERS = { staff: 200, oneMember: 20, guests: 1_000, oneAddress: 100, oneOrder: 10 }

/** Refuses a stream beyond the limits, so that nobody takes the streams of all others. Throws `unavailable`. */
export function refuseTooMany(open: Iterable<OpenStream>, { audience, holder }: OpenStream): void {
  const isForGuest = 'orderId' in audience
  const similar = [...open].filter((other) => 'orderId' in other.audience === isForGuest)
  const ofHolder = similar.filter((other) => holder.key !== '' && other.holder.key === holder.key).length
  const isFull = isForGuest
    ? similar.length >= MOST_LISTENERS.guests ||
      ofHolder >= MOST_LISTENERS.oneAddress ||
      similar.filter((other) => 'orderId' in other.audience && other.audience.orderId === audience.orderId)
        .length >= MOST_LISTENERS.oneOrder
    : similar.length >= MOST_LISTENERS.staff || ofHolder >= MOST_LISTENERS.oneMember
  if (isFull) throw new AppError('unavailable', 'No more listeners at the moment')
}
