import { useEffect, useRef, useState } from 'react'
import { planResend } from './plan-resend.ts'

type Lost = { body: string; since: number; tries: number }

export type LostOrder = {
  /** The order to send again by itself. */
  planned: Lost | undefined
  /** An order got no answer; the same one again counts as another try. */
  lose(body: string): void
  /** It got an answer, or is the guest's turn. */
  clear(): void
}

/**
 * The order that got no answer. It is sent again for as long as the guest leaves it as it was: `body` is the order as it
 * would be sent now, and undefined while it cannot be sent.
 */
export function useLostOrder(body: string | undefined): LostOrder {
  const [lost, setLost] = useState<Lost>()
  return {
    planned: lost?.body === body ? lost : undefined,
    lose: (sent) =>
      setLost((known) =>
        known?.body === sent
          ? { ...known, tries: known.tries + 1 }
          : { body: sent, since: Date.now(), tries: 0 },
      ),
    clear: () => setLost(undefined),
  }
}

/** Sends the order that got no answer again by itself. */
export function useResend({ planned, clear }: LostOrder, send: () => Promise<void>): void {
  const latest = useRef({ send, clear })
  useEffect(() => {
    latest.current = { send, clear }
  })
  useEffect(() => {
    if (!planned) return
    return planResend({
      ...planned,
      send: () => void latest.current.send(),
      giveUp: () => latest.current.clear(),
    })
  }, [planned])
}
