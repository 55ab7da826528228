import { useEffect, useEffectEvent, useState } from 'react'
import type { FailureKind } from '../http/failure-kind.ts'
import { useForm } from '../http/use-form.ts'
import type { PasskeyPlace } from './passkey-sign-in.ts'

/** A question counts for ten minutes on the server. */
const ASK_AGAIN_MS = 9 * 60_000

/** What passkeys need is loaded beside the sign-in: the board follows it and has to open at once. */
const load = () => import('./passkey-sign-in.ts')

export type PasskeySignIn = {
  isBusy: boolean
  failure: FailureKind | undefined
  /** Known once somebody has asked for a passkey where there are none. */
  place: PasskeyPlace | undefined
  signIn(): void
}

/**
 * Signing in by a passkey. While the page is open the browser offers those of the device below the field of the address;
 * `signIn` asks for one at once.
 */
export function usePasskeySignIn(onSignedIn: () => void): PasskeySignIn {
  const form = useForm()
  const [place, setPlace] = useState<PasskeyPlace>()
  const [round, setRound] = useState(0)
  const offerAgain = () => setRound((round) => round + 1)

  async function run(call: () => Promise<boolean | PasskeyPlace>): Promise<void> {
    const done = await form.submit(call)
    if (done?.answer === true) onSignedIn()
    else if (typeof done?.answer === 'object') setPlace(done.answer)
    else offerAgain()
  }
  const onChosen = useEffectEvent(run)
  useEffect(() => {
    if (!mayHavePasskeys()) return
    const offer = new AbortController()
    load()
      .then(({ offerSignIn }) => offerSignIn(offer.signal))
      .then((send) => send && onChosen(send))
      // Without a connection nothing is offered; who presses the button reads why.
      .catch(() => {})
    const timer = setTimeout(offerAgain, ASK_AGAIN_MS)
    return () => {
      clearTimeout(timer)
      offer.abort()
    }
  }, [round])

  const signIn = () => void run(async () => (await load()).signInNow())
  return { isBusy: form.isBusy, failure: form.failure, place, signIn }
}

/** Browsers know passkeys at names alone, not at numbers, and not without https. */
const mayHavePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && /[a-z]$/i.test(location.hostname)
