import type { LiveKind } from '#contract/live.ts'

export type LiveTables = {
  /** One row: the number of the newest event. */
  live_counter: { id: number; seq: number }
  /** Events of the last day; `seq` is an event's number in the streams, assigned after its commit. */
  live_events: {
    id: string
    seq: number | null
    branch_id: string
    kind: LiveKind
    order_id: string | null
    happened_at: string
  }
}
