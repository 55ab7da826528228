import type { PasskeyQuestion, PasskeySetup } from '#contract/staff-passkeys.ts'

/** Why no passkey can be made or used here. */
export type PasskeyProblem = 'no-https' | 'elsewhere' | 'no-browser'

type Asked = { options: object | null; address: string }

/** What speaks against passkeys at this address and in this browser; undefined when nothing does. */
export function passkeyProblem(
  { options, address }: Asked,
  here: { origin: string; knowsPasskeys: boolean } = {
    origin: location.origin,
    knowsPasskeys: 'PublicKeyCredential' in globalThis,
  },
): PasskeyProblem | undefined {
  if (options === null) return 'no-https'
  if (new URL(address).origin !== here.origin) return 'elsewhere'
  return here.knowsPasskeys ? undefined : 'no-browser'
}

/** The library is loaded by whoever uses a passkey. */
const library = () => import('@simplewebauthn/browser')

/** Lets the browser make a passkey; undefined when the person breaks it off, or the device has one already. */
export async function makePasskey({ options, address }: PasskeySetup) {
  if (!options || passkeyProblem({ options, address })) return undefined
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: options }).catch(brokenOff)
}

export type MadeCredential = NonNullable<Awaited<ReturnType<typeof makePasskey>>>

/** Lets the person choose a passkey of the device; undefined when it is broken off. */
export async function choosePasskey({ options, address }: PasskeyQuestion) {
  if (!options || passkeyProblem({ options, address })) return undefined
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: options }).catch(brokenOff)
}

export type UsedCredential = NonNullable<Awaited<ReturnType<typeof choosePasskey>>>

/**
 * Offers the passkeys of the device below the field of the address until one is chosen, the offer is aborted or another
 * question is asked.
 */
export async function offerPasskeys(
  { options, address }: PasskeyQuestion,
  offer: AbortSignal,
): Promise<UsedCredential | undefined> {
  if (!options || passkeyProblem({ options, address })) return undefined
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await library()
  if (!(await browserSupportsWebAuthnAutofill()) || offer.aborted) return undefined
  offer.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: true }).catch(brokenOff)
}

/** Browsers throw one error for all reasons, so that no page learns who has a passkey. */
const brokenOff = (): undefined => undefined
