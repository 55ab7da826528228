import type { StaffRole } from '#contract/staff.ts'

export type StaffTables = {
  staff_members: {
    id: string
    /** In lower case. */
    email: string
    name: string
    role: StaffRole
    password_hash: string
    created_at: string
    /** The branch the member works for; null works for all. */
    branch_id: string | null
  }
  staff_sessions: {
    token_hash: string
    member_id: string
    created_at: string
    expires_at: string
  }
}
