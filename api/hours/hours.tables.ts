/**
 * `weekday` is ISO: 1 is Monday, 7 is Sunday. Hours without a branch apply to every branch that has none of its own.
 */
export type HoursTables = {
  hours: { id: string; weekday: number; start_time: string; end_time: string; branch_id: string | null }
}
