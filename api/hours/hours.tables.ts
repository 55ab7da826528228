import type { DeliverType } from '#contract/checkout.ts'

export type HoursTables = {
  /**
   * `weekday` is ISO: 1 is Monday, 7 is Sunday. Hours without a branch apply to every branch that has none of its own; those
   * with a deliver type apply to it instead of the others of their day. A row without times says that it is closed.
   */
  hours: {
    id: string
    weekday: number
    start_time: string | null
    end_time: string | null
    branch_id: string | null
    deliver_type: DeliverType | null
  }
  /** Dates with hours of their own, the last one included; without a branch those of all branches. */
  special_days: {
    id: string
    name: string
    from_date: string
    until_date: string
    spans_json: string
    ways_json: string
    branch_id: string | null
  }
}
