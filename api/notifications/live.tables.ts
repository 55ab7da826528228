import type { LiveKind } from '#contract/live.ts'

export type LiveTables = {
  /** One row: the number of the event that was written last. */
  live_counter: { id: number; seq: number }
  /** What happened, kept for a day; `seq` is its number in the streams, given after its commit. */
  live_events: {
    id: string
    seq: number | null
    branch_id: string
    kind: LiveKind
    order_id: string | null
    happened_at: string
  }
}
