import type { Generated } from 'kysely'
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
    /** How often all sessions of the member were ended: a sign-in that began before counts no more. */
    sign_outs: Generated<number>
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
  staff_invitations: {
    id: string
    token_hash: string
    /** In lower case; empty for the first owner, who chooses the address. */
    email: string
    role: StaffRole
    /** The ids of the branches; null stands for all. */
    branches_json: string | null
    invited_by: string | null
    created_at: string
    /** Null for the first owner: that link counts until it is used. */
    expires_at: string | null
  }
  staff_password_links: { token_hash: string; member_id: string; created_at: string; expires_at: string }
  /** An authenticator app of a member, with its sealed secret. */
  staff_authenticators: { member_id: string; secret_sealed: string; created_at: string }
  /** `id` is the credential's own, `public_key` is base64url. */
  staff_passkeys: {
    id: string
    member_id: string
    public_key: string
    sign_count: number
    name: string
    created_at: string
    last_used_at: string | null
  }
  /** The roles that may not do without a second factor. */
  staff_second_factor_roles: { role: StaffRole }
  staff_recovery_codes: { member_id: string; code_hash: string }
  /** Codes and steps that were used, until they would have expired anyway: none counts twice. */
  staff_used_proofs: { proof_hash: string; expires_at: string }
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
    /** The branch in which it happened; null where branches do not matter, and where the subject says it. */
    branch_id: string | null
  }
}
