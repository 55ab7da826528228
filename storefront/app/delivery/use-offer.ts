import { useEffect, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { checkAddress, type DeliveryOffer } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { useAfterPress } from '../form/use-after-press.ts'
import { browserApi } from '../http/browser-api.ts'
import { type DeliveryLocation, locationRequestOf } from '../location/delivery-location.ts'

export type Offer =
  | { kind: 'nowhere' | 'asking' | 'failed' }
  | { kind: 'served'; offer: DeliveryOffer }
  | { kind: 'outside'; message: string }

const DELAY_MS = 150

/** Whether we deliver to a delivery location, and for how much; asked anew when the delivery location or the goods change. */
export function useOffer(
  deliveryLocation: DeliveryLocation | undefined,
  goods: Cents,
): { answer: Offer; retry(): void } {
  const key = deliveryLocation ? JSON.stringify({ ...locationRequestOf(deliveryLocation), goods }) : ''
  const [held, setHeld] = useState<{ key: string; answer: Offer }>()
  const [attempt, setAttempt] = useState(0)
  const afterPress = useAfterPress()
  useEffect(() => {
    if (key === '') return
    const abort = new AbortController()
    const ask = async () => {
      const answer = await check(key, abort.signal)
      afterPress(() => {
        if (!abort.signal.aborted) setHeld({ key, answer })
      })
    }
    const timer = setTimeout(() => void ask(), DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, attempt, afterPress])
  const answer: Offer =
    key === '' ? { kind: 'nowhere' } : held?.key === key ? held.answer : { kind: 'asking' }
  return {
    answer,
    retry: () => {
      setHeld(undefined)
      setAttempt((count) => count + 1)
    },
  }
}

async function check(key: string, signal: AbortSignal): Promise<Offer> {
  try {
    return { kind: 'served', offer: await browserApi(signal)(checkAddress, { body: JSON.parse(key) }) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'fields') return { kind: 'failed' }
    return { kind: 'outside', message: Object.values(error.fields).flat()[0] ?? '' }
  }
}
