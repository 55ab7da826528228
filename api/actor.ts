import type { StaffRole } from '#contract/staff.ts'

/**
 * The caller, discriminated by `kind`; `session` is the stored hash of the token. A `table` is a guest with a table
 * session. A member of staff works for some branches, or for all of them (null).
 */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'user'; userId: string; session: string }
  | { kind: 'table'; tableId: string; name: string; branchId: string; session: string }
  | {
      kind: 'staff'
      memberId: string
      role: StaffRole
      branchIds: readonly string[] | null
      /** The role may not do without a second factor and the member has none: it is set up before anything else. */
      lacksSecondFactor: boolean
      session: string
    }
