import { type Deps, systemContext } from '../context.ts'
import { type WorkerPool, startWorkerPool } from '../jobs/worker-pool.ts'
import { claimDue } from './due.ts'
import { processEvent } from './process-event.ts'
import { sendRefund } from './send-refund.ts'
import { processAttempt } from './process-attempt.ts'

const POLL_MS = 1_000

type Options = { origin: string; concurrency?: number; pollMs?: number }

/**
 * Does the due work of payments: processes webhook events, polls payments whose buyer did not return, captures and
 * voids held money, makes refunds. Woken by a signal after a commit in this process, else by polling every second. Any
 * number of workers may run on one store.
 */
export const startPaymentWorker = (deps: Deps, options: Options): WorkerPool =>
  startWorkerPool(() => workSafely(deps, options), {
    signal: deps.paymentSignal,
    concurrency: options.concurrency ?? 2,
    pollMs: options.pollMs ?? POLL_MS,
  })

/** A failure of the store, or of one piece of work, does not stop the others. */
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
export async function workOnce(deps: Deps, { origin }: Pick<Options, 'origin'>): Promise<boolean> {
  const ctx = systemContext(deps, { origin })
  const event = await claimDue(deps, 'payment_events')
  if (event) await processEvent(ctx, event)
  const refund = await claimDue(deps, 'refunds')
  if (refund) await sendRefund(ctx, refund)
  const attempt = await claimDue(deps, 'payment_attempts')
  if (attempt) await processAttempt(ctx, attempt)
  return (event ?? refund ?? attempt) !== undefined
}
