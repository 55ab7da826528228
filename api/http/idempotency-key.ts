import type { Actor } from '../actor.ts'

/**
 * An `Idempotency-Key` as it is stored: every account, table and member of staff has its own key space, and callers
 * without a session share theirs. The kind comes first, so that no chosen key can equal one of another caller.
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
