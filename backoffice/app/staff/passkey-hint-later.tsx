import { lazy, Suspense } from 'react'
import type { PasskeyPlace } from './passkey-sign-in.ts'

const PasskeyHint = lazy(() => import('./passkey-hint.tsx').then((hint) => ({ default: hint.PasskeyHint })))

/** The hint, loaded with its texts by whoever needs it. */
export function PasskeyHintLater(place: PasskeyPlace) {
  return (
    <Suspense>
      <PasskeyHint {...place} />
    </Suspense>
  )
}
