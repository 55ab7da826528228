import type { SocialProvider } from '#contract/accounts.ts'
import type { Flag } from '../../db/columns.ts'

export type SocialTables = {
  /** Logins begun in a browser and not yet come back from the provider. */
  social_tries: {
    state_hash: string
    provider: SocialProvider
    nonce: string
    /** Of the cookie of the browser it was begun in. */
    browser_hash: string
    code_verifier: string
    /** The account to link, when somebody signed in began it. */
    user_id: string | null
    expires_at: string
  }
  /** Proven identities that wait for an account. */
  social_tickets: {
    ticket_hash: string
    provider: SocialProvider
    sub: string
    name: string
    email: string
    /** Whether the provider speaks for the mailbox. */
    is_email_confirmed: Flag
    browser_hash: string
    expires_at: string
  }
  /** Proofs that were shown, until they would expire anyway. */
  used_proofs: { proof_hash: string; expires_at: string }
}
