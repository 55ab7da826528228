import type { SocialProvider } from '#contract/accounts.ts'
import type { Flag } from '../../db/columns.ts'

export type SocialTables = {
  /** Logins that began in a browser and have not returned from the provider. */
  social_tries: {
    state_hash: string
    provider: SocialProvider
    nonce: string
    /** The id in the cookie of the browser it began in. */
    browser_hash: string
    code_verifier: string
    /** The account to link, when a signed-in user began it. */
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
    /** Whether the provider vouches for the mailbox. */
    is_email_confirmed: Flag
    browser_hash: string
    expires_at: string
  }
  /** Proofs that were used, until they would expire anyway. */
  used_proofs: { proof_hash: string; expires_at: string }
}
