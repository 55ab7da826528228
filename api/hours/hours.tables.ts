/** `weekday` is ISO: 1 is Monday, 7 is Sunday. */
export type HoursTables = {
  hours: { id: string; weekday: number; start_time: string; end_time: string }
}
