import { useEffect, useEffectEvent, useState } from 'react'
import { askPasskey, type PasskeyQuestion, signInByPasskey } from '#contract/staff-passkeys.ts'
import type { FailureKind } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { useForm } from '../http/use-form.ts'
import { choosePasskey, offerPasskeys, type UsedCredential } from './passkey-browser.ts'

/** A question counts for ten minutes on the server. */
const ASK_AGAIN_MS = 9 * 60_000

type PasskeySignIn = {
  isBusy: boolean
  failure: FailureKind | undefined
  /** What the shop says about passkeys; undefined until it has answered. */
  asked: PasskeyQuestion | undefined
  signIn(): Promise<void>
}

/**
 * Signing in by a passkey. While the page is open the browser offers those of the device below the field of the address;
 * `signIn` asks for one at once.
 */
export function usePasskeySignIn(onSignedIn: () => void): PasskeySignIn {
  const form = useForm()
  const [asked, setAsked] = useState<PasskeyQuestion>()
  const [round, setRound] = useState(0)
  const offerAgain = () => setRound((round) => round + 1)

  const onChosen = useEffectEvent(async (question: string, credential: UsedCredential) => {
    if (await form.submit(() => staffApi(signInByPasskey, { body: { question, credential } }))) onSignedIn()
    else offerAgain()
  })
  useEffect(() => {
    const offer = new AbortController()
    async function run(): Promise<void> {
      const asked = await staffApi(askPasskey, {})
      if (offer.signal.aborted) return
      setAsked(asked)
      const credential = await offerPasskeys(asked, offer.signal)
      if (credential && !offer.signal.aborted) await onChosen(asked.question, credential)
    }
    // Without a connection nothing is offered; who presses the button reads why.
    run().catch(() => {})
    const timer = setTimeout(offerAgain, ASK_AGAIN_MS)
    return () => {
      clearTimeout(timer)
      offer.abort()
    }
  }, [round])

  async function signIn(): Promise<void> {
    const done = await form.submit(async () => {
      const asked = await staffApi(askPasskey, {})
      setAsked(asked)
      const credential = await choosePasskey(asked)
      return credential && staffApi(signInByPasskey, { body: { question: asked.question, credential } })
    })
    if (done?.answer) onSignedIn()
    else offerAgain()
  }

  return { isBusy: form.isBusy, failure: form.failure, asked, signIn }
}
