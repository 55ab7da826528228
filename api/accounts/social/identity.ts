import type { SocialProvider } from '#contract/accounts.ts'

/** Who somebody is to a provider, after the proof was checked. Nothing in it comes from the browser alone. */
export type Identity = {
  provider: SocialProvider
  /** The provider's own name for the person. */
  sub: string
  /** Empty when the provider told none. */
  email: string
  /** Whether the provider speaks for this mailbox, so that no mail of ours has to confirm it. */
  isEmailConfirmed: boolean
  name: string
}

const MAX_NAME = 120
const MAX_EMAIL = 254

/** A name as an account takes it; overlong ones are cut between characters. */
export const shownName = (name: unknown): string =>
  typeof name === 'string'
    ? [
        ...name
          .toWellFormed()
          .replace(/\p{Cc}+/gu, ' ')
          .trim(),
      ]
        .slice(0, MAX_NAME)
        .join('')
    : ''

export const shownEmail = (email: unknown): string =>
  typeof email === 'string' && email.length <= MAX_EMAIL ? email.trim() : ''
