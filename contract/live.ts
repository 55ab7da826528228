import { z } from 'zod'
import { Id, Instant } from './primitives.ts'

/**
 * The events of a live stream; `unpaid.changed` is for the guest alone, whose order waits for its payment, `today.changed`
 * and `content.published` are for the staff alone.
 */
export const LiveKind = z.enum([
  'order.placed',
  'order.changed',
  'unpaid.changed',
  'today.changed',
  'content.published',
])
export type LiveKind = z.output<typeof LiveKind>

/**
 * One message of a live stream. It says that something changed, never the new state: clients read it again.
 * `ready` closes what was replayed after `Last-Event-ID`; `missed` says that the replay would not be complete, so
 * everything has to be read anew.
 */
export const LiveMessage = z
  .object({
    kind: z.enum([...LiveKind.options, 'ready', 'missed']),
    orderId: Id.nullable(),
    at: Instant,
  })
  .meta({ id: 'LiveMessage' })
export type LiveMessage = z.output<typeof LiveMessage>
