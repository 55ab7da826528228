import type { LiveKind } from '#contract/live.ts'

export type LiveTables = {
  /** One row: the number of the event that was written last. */
  live_counter: { id: number; seq: number }
  /** What happened, in the order in which it was committed; kept for a day. */
  live_events: {
    seq: number
    branch_id: string
    kind: LiveKind
    order_id: string | null
    happened_at: string
  }
}
