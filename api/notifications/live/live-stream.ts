import type { LiveTables } from '../live.tables.ts'

/** The audience of an event: the staff of some branches, or of all (null), or the guests with the link of an order. */
export type Audience = { branchIds: readonly string[] | null } | { orderId: string }

/** Who holds a stream, as far as others must be protected from them. */
export type StreamHolder = {
  /** The member of staff; undefined for a guest. */
  memberId: string | undefined
  /** The rate-limit key of the network address; undefined for one that identifies nobody. */
  address: string | undefined
  /** The session it was opened with; undefined for whoever came with the link of an order. */
  session: string | undefined
}

/** What a listener receives: an event, or the result of its replay. */
export type StreamMessage = {
  seq: number
  kind: LiveTables['live_events']['kind'] | 'ready' | 'missed'
  orderId: string | null
  at: string
}

export type StreamListener = {
  holder: StreamHolder
  receive: (message: StreamMessage) => void
  end: () => void
  /** Runs every fifteen seconds, when the permission for the stream may have changed; it must not throw. */
  onHeartbeat: () => Promise<void>
}

export type LiveHub = {
  /**
   * Subscribes to every event of an audience, after those it missed since the number `after`. Answers the unsubscribe
   * function. Throws `too_many_requests` beyond the limits of one holder or order, and `unavailable` when the server has
   * no more streams or is closing.
   */
  listen(audience: Audience, after: number | undefined, listener: StreamListener): Promise<() => void>
  /** Checks for new events in a moment. */
  wake(): void
  /** How many streams are open. */
  open(): { staff: number; guests: number }
  /** Ends the streams that were opened with this session; other processes notice it at the next heartbeat. */
  endSession(session: string): void
  /** Ends every stream and accepts no new ones, so that a server that is being stopped can exit. */
  close(): void
}
