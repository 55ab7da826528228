import { emailKey } from '#domain/accounts/email-key.ts'
import type { Deps } from './context.ts'
import { signature } from './platform/digest.ts'

/**
 * Names somebody who ordered without an account, by the e-mail address: always the same for one address, whatever its
 * capitals, and saying nothing about it to somebody without the key of the system. An account is named by its id.
 */
export const guestKeyOf = ({ secret }: Pick<Deps, 'secret'>, email: string): string =>
  signature(secret, `guest:${emailKey(email)}`)
