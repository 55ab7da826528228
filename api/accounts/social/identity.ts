import type { SocialProvider } from '#contract/accounts.ts'

/** A person as a provider knows them, after the proof was checked. No part of it comes from the browser alone. */
export type Identity = {
  provider: SocialProvider
  /** The provider's own id for the person. */
  sub: string
  /** Empty when the provider sent none. */
  email: string
  /** Whether the provider vouches for this mailbox, so that we need not confirm it by mail. */
  isEmailConfirmed: boolean
  name: string
}

const MAX_NAME = 120
const MAX_EMAIL = 254

/** A name within the limits of an account; overlong ones are cut between characters. */
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
