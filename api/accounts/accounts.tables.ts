import type { SocialProvider } from '#contract/accounts.ts'
import type { Flag } from '../db/columns.ts'
import type { SocialTables } from './social/social.tables.ts'

export type AccountsTables = SocialTables & {
  /** Guests who may neither order nor sign in, also when they have no account. */
  guest_blocks: {
    id: string
    /** The account, or the key of the e-mail address (api/guest-key.ts). */
    guest_id: string
    reason: string
    blocked_at: string
    blocked_by: string | null
    lifted_at: string | null
    lift_reason: string | null
    lifted_by: string | null
  }
  /** What a guest is recognised by, while the block is in force. */
  guest_block_keys: { key: string; block_id: string }
  users: {
    id: string
    name: string
    /** As the owner writes it; mails are sent to it. */
    email: string
    /** The normalised address; it is unique. */
    email_key: string
    phone: string
    /** Null while the account is only opened by a social identity. */
    password_hash: string | null
    /** Whether the owner has proved to receive the mail of this address. */
    is_email_confirmed: Flag
    /** The language of the last sign-in, in which mails are written. */
    language: string
    created_at: string
    /** About when the account was used last; within an hour. */
    last_seen_at: string | null
    /** When the owner was warned that the unused account will be deleted. */
    deletion_announced_at: string | null
  }
  user_sessions: {
    token_hash: string
    /** Names the session to its owner; it signs nobody in. */
    id: string
    user_id: string
    /** Browser and system at the sign-in, as `describeDevice` writes them; empty when unknown. */
    device: string
    created_at: string
    /** Within an hour. */
    last_used_at: string
    expires_at: string
  }
  /** Only passwords that can still be used. */
  one_time_passwords: {
    id: string
    user_id: string
    secret_hash: string
    created_at: string
    expires_at: string
  }
  social_identities: {
    provider: SocialProvider
    /** The provider's own id for the person; never an e-mail address. */
    sub: string
    user_id: string
    linked_at: string
  }
}
