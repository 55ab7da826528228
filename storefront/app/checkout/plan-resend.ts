const FIRST_MS = 10_000
const LONGEST_MS = 60_000

/** For how long after the guest's press a lost order is sent again by itself; after that the kitchen may not expect it any more. */
export const RESEND_FOR_MS = 5 * 60_000

type Resend = {
  /** When the guest pressed, in milliseconds. */
  since: number
  /** How often it was sent again by itself. */
  tries: number
  send(): void
  /** It is the guest's turn now. */
  giveUp(): void
}

/**
 * Sends an order that got no answer once more: as soon as the connection is back, otherwise after a pause that grows with
 * every try. Returns what cancels it.
 */
export function planResend({ since, tries, send, giveUp }: Resend): () => void {
  const left = since + RESEND_FOR_MS - Date.now()
  // The timers of a page in the background, or of a device that slept, run late.
  const sendInTime = () => (Date.now() < since + RESEND_FOR_MS ? send() : giveUp())
  const sendWhenOnline = () => navigator.onLine && sendInTime()
  const timer = setTimeout(sendWhenOnline, Math.min(FIRST_MS * 2 ** tries, LONGEST_MS))
  const end = setTimeout(giveUp, Math.max(left, 0))
  addEventListener('online', sendInTime)
  return () => {
    clearTimeout(timer)
    clearTimeout(end)
    removeEventListener('online', sendInTime)
  }
}
