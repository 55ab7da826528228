import { addDays, addMonths, weekdayOf } from '#domain/reservations/calendar-date.ts'

/** Where a key takes the focus in the calendar (ux.md A-33). */
export type Move =
  | 'day before'
  | 'day after'
  | 'week before'
  | 'week after'
  | 'start of week'
  | 'end of week'
  | 'month before'
  | 'month after'

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: 'week before',
  ArrowDown: 'week after',
  Home: 'start of week',
  End: 'end of week',
  PageUp: 'month before',
  PageDown: 'month after',
}

/** The move a key stands for; where people write from right to left, the left arrow goes on. */
export function moveOf(key: string, isRtl: boolean): Move | undefined {
  if (key === 'ArrowLeft') return isRtl ? 'day after' : 'day before'
  if (key === 'ArrowRight') return isRtl ? 'day before' : 'day after'
  return Object.hasOwn(moves, key) ? moves[key] : undefined
}

/** The date a move leads to, never outside of what can be reserved. */
export function moved(date: string, move: Move, { first, last }: { first: string; last: string }): string {
  const target = {
    'day before': () => addDays(date, -1),
    'day after': () => addDays(date, 1),
    'week before': () => addDays(date, -7),
    'week after': () => addDays(date, 7),
    'start of week': () => addDays(date, 1 - weekdayOf(date)),
    'end of week': () => addDays(date, 7 - weekdayOf(date)),
    'month before': () => addMonths(date, -1),
    'month after': () => addMonths(date, 1),
  }[move]()
  if (target < first) return first
  return target > last ? last : target
}
