import { randomUUID } from 'node:crypto'

const MAX_IN_A_MILLISECOND = 0xfff
let last = { time: 0, count: 0 }

/** UUID version 7 without dashes: sorts by the time it was made, also those that one process makes in one millisecond. */
export function newId(): string {
  const now = Date.now()
  if (now > last.time) last = { time: now, count: 0 }
  else if (last.count < MAX_IN_A_MILLISECOND) last.count++
  else last = { time: last.time + 1, count: 0 }
  const time = last.time.toString(16).padStart(12, '0')
  const random = randomUUID()
  return `${time}7${last.count.toString(16).padStart(3, '0')}${random.slice(19, 23)}${random.slice(24)}`
}
