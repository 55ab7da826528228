import { linkSocial, login } from '#contract/accounts.ts'
import { browserApi } from '../http/browser-api.ts'
import { startSession } from './session-store.ts'

type SignedIn = {
  /** The password was a one-time password and is used up. */
  mustChoosePassword: boolean
  /** The guest is signed in, without the social login that was to be linked. */
  hasLinkFailed: boolean
}

/**
 * Signs a guest in and links the social login of the ticket, if there is one. `onSignedIn` is called before the page learns
 * who is there. Throws when the sign-in itself is refused.
 */
export async function signIn(
  body: { email: string; password: string },
  ticket: string | null,
  onSignedIn: () => void,
): Promise<SignedIn> {
  const { mustChoosePassword = false } = await browserApi()(login, { body })
  onSignedIn()
  await startSession()
  const hasLinkFailed = ticket ? !(await link(ticket, body.password)) : false
  return { mustChoosePassword, hasLinkFailed }
}

const link = (ticket: string, password: string): Promise<boolean> =>
  browserApi()(linkSocial, { body: { ticket, password } }).then(
    () => true,
    () => false,
  )
