import type { StaffRole } from '#contract/staff.ts'

/**
 * The caller, discriminated by `kind`; `session` is the stored hash of the token. A `table` is a guest with a table
 * session. A member of staff without a branch works for all of them.
 */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'user'; userId: string; session: string }
  | { kind: 'table'; tableId: string; name: string; branchId: string; session: string }
  | { kind: 'staff'; memberId: string; role: StaffRole; branchId: string | null; session: string }
