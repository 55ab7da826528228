import { type Ctx, MAIN_BRANCH, noCookies } from '../context.ts'
import type { Deps } from '../deps.ts'
import { claimDue } from './due.ts'
import { followHint } from './hear-event.ts'
import { sendRefund } from './send-refund.ts'
import type { PaymentRules } from './settle.ts'
import { tendAttempt } from './tend-attempt.ts'

const POLL_MS = 1_000

export type PaymentWorker = {
  /** Finishes the calls in flight and takes no further ones. */
  stop(): Promise<void>
}

type Options = { rules: PaymentRules; origin: string; lanes?: number; pollMs?: number }

/**
 * Does what is due about payments: follows hints, looks at payments that nobody came back from, takes and releases held
 * money, makes refunds. Woken by the bell after a commit in this process, else by looking every second. Any number of
 * workers may run on one store.
 */
export function startPaymentWorker(deps: Deps, options: Options): PaymentWorker {
  const { lanes = 2, pollMs = POLL_MS } = options
  const resting = new Set<() => void>()
  const stopping = new AbortController()
  let rings = 0
  const wake = () => {
    rings++
    for (const end of resting) end()
  }
  const stopListening = deps.paymentBell.listen(wake)
  const working = Promise.all(Array.from({ length: lanes }, runLane))
  return {
    stop: async () => {
      stopping.abort()
      stopListening()
      wake()
      await working
    },
  }

  async function runLane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const heard = rings
      const worked = await workSafely(deps, options)
      if (!worked && heard === rings && !stopping.signal.aborted) await rest()
    }
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        resting.delete(end)
        resolve()
      }
      const timer = setTimeout(end, pollMs)
      resting.add(end)
    })
  }
}

/** What goes wrong with the store, or with one piece of work, keeps no other from being done. */
async function workSafely(deps: Deps, options: Options): Promise<boolean> {
  try {
    return await workOnce(deps, options)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    deps.log.error('a payment could not be dealt with', { error: text.slice(0, 300) })
    return false
  }
}

/** One piece of work, if any is due. */
export async function workOnce(
  deps: Deps,
  { rules, origin }: Pick<Options, 'rules' | 'origin'>,
): Promise<boolean> {
  const ctx = houseContext(deps, origin)
  const event = await claimDue(deps, 'payment_events')
  if (event) await followHint(ctx, event, rules)
  const refund = await claimDue(deps, 'refunds')
  if (refund) await sendRefund(ctx, refund, rules)
  const attempt = await claimDue(deps, 'payment_attempts')
  if (attempt) await tendAttempt(ctx, attempt, rules)
  return (event ?? refund ?? attempt) !== undefined
}

/** The house itself, without a guest; branch and language follow from each order. */
function houseContext(deps: Deps, origin: string): Ctx {
  return {
    deps,
    db: deps.db,
    actor: { kind: 'guest' },
    address: '',
    origin,
    language: 'de',
    mainLanguage: 'de',
    branchId: MAIN_BRANCH,
    contentVersion: deps.content.version(),
    cookies: noCookies,
  }
}
