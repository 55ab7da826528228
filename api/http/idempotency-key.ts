import type { Actor } from '../context.ts'

/**
 * An `Idempotency-Key` as it is stored: every account, table and member of staff has keys of its own, and callers without
 * a session share theirs. The kind comes first, so that no chosen key can look like one of somebody else.
 */
export function storedKey(actor: Actor, key: string): string {
  switch (actor.kind) {
    case 'guest':
      return `guest:${key}`
    case 'user':
      return `user:${actor.userId}:${key}`
    case 'table':
      return `table:${actor.tableId}:${key}`
    case 'staff':
      return `staff:${actor.memberId}:${key}`
  }
}
