/** Whoever a key belongs to; every `Actor` is one. */
type KeyOwner =
  | { kind: 'guest' }
  | { kind: 'user'; userId: string }
  | { kind: 'table'; tableId: string }
  | { kind: 'staff'; memberId: string }

/**
 * An `Idempotency-Key` as it is stored: every account, table and member of staff has its own key space, and callers
 * without a session share theirs. The kind comes first, so that no chosen key can equal one of another caller.
 */
export function storedKey(owner: KeyOwner, key: string): string {
  switch (owner.kind) {
    case 'guest':
      return `guest:${key}`
    case 'user':
      return `user:${owner.userId}:${key}`
    case 'table':
      return `table:${owner.tableId}:${key}`
    case 'staff':
      return `staff:${owner.memberId}:${key}`
  }
}
