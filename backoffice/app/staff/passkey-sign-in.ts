import { askPasskey, signInByPasskey } from '#contract/staff-passkeys.ts'
import { staffApi } from '../http/staff-api.ts'
import { choosePasskey, offerPasskeys, type PasskeyProblem, passkeyProblem } from './passkey-browser.ts'

/** Where passkeys work instead of here. */
export type PasskeyPlace = { problem: PasskeyProblem; address: string }

/** Asks for a passkey and signs in by it; false when the person breaks it off, a place when there are none here. */
export async function signInNow(): Promise<boolean | PasskeyPlace> {
  const asked = await staffApi(askPasskey, {})
  const problem = passkeyProblem(asked)
  if (problem) return { problem, address: asked.address }
  const credential = await choosePasskey(asked)
  if (!credential) return false
  await staffApi(signInByPasskey, { body: { question: asked.question, credential } })
  return true
}

/**
 * Offers the passkeys of the device below the field of the address until one is chosen; answers what then signs in, or
 * undefined when none was chosen.
 */
export async function offerSignIn(offer: AbortSignal): Promise<(() => Promise<true>) | undefined> {
  const asked = await staffApi(askPasskey, {})
  if (offer.aborted) return undefined
  const credential = await offerPasskeys(asked, offer)
  if (!credential || offer.aborted) return undefined
  return async () => {
    await staffApi(signInByPasskey, { body: { question: asked.question, credential } })
    return true
  }
}
