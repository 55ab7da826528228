import type { SoldOutKind } from '#contract/today.staff.ts'

export type TodayKind = 'pause' | 'rush' | 'hours' | SoldOutKind

export type TodayTables = {
  /** What is different at a branch until `until`, at most one of a kind for each target. What is over counts no more. */
  today_entries: {
    id: string
    branch_id: string
    kind: TodayKind
    /** The dish, combo or option that is sold out; of a size, dish and size with a space between; else empty. */
    target: string
    value_json: string
    since: string
    until: string
    member_name: string
  }
}
