import type { StaffRole } from '#contract/staff.ts'

export type StaffTables = {
  staff_members: {
    id: string
    /** In lower case. */
    email: string
    name: string
    role: StaffRole
    /** 0: the member works for the branches of `staff_member_branches` alone. */
    all_branches: 0 | 1
    password_hash: string
    created_at: string
    /** Since then the member cannot sign in. */
    deactivated_at: string | null
  }
  staff_member_branches: { member_id: string; branch_id: string }
  staff_sessions: {
    token_hash: string
    id: string
    member_id: string
    /** The families of browser and system; empty when they are unknown. */
    device: string
    created_at: string
    last_used_at: string
    expires_at: string
  }
  /** The log of changes: rows are added and never changed. */
  staff_changes: {
    id: string
    changed_at: string
    member_id: string | null
    /** The name at the time of the change. */
    member_name: string
    device: string
    kind: string
    subject_id: string
    subject_name: string
    /** Null when the subject was created. */
    before_json: string | null
    /** Null when the subject was deleted. */
    after_json: string | null
    /** Everything that the search looks through, in lower case. */
    search_text: string
  }
}
