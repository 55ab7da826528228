import { waitAfter } from '#domain/notifications/next-try.ts'
import { type Deps, isoAt, isoNow, systemContext } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { startWorkerPool } from '../jobs/worker-pool.ts'
import { type Composing, composeMessage } from './compose-message.ts'
import { type Channel, MailOvertaken, MailRefused } from './message.ts'
import * as outbox from './outbox.queries.ts'

const POLL_MS = 1_000
const RENEW_MS = 3_000
const CLEAN_MS = 60 * 60_000
const CATCH_UP_MS = 60_000
const KEEP_MS = 30 * 24 * 60 * 60_000
const MAX_ERROR_LENGTH = 300

export type MailWorker = {
  /** Finishes the mails in flight, starts no further ones and closes the channel. */
  stop(): Promise<void>
}

type Options = Composing & {
  channel: Channel
  /** How many mails are sent at the same time. */
  concurrency?: number
  pollMs?: number
  catchUpMs?: number
}

/**
 * Sends the mails of the outbox, also those of other processes: woken by a signal after a commit in this process, else
 * by polling every second. Several workers may run on one database.
 */
export function startMailWorker(deps: Deps, options: Options): MailWorker {
  const { channel, concurrency = 3, pollMs = POLL_MS, catchUpMs = CATCH_UP_MS } = options
  const sending = new Set<string>()
  let cleaned = clean(deps)
  const cleaning = setInterval(() => (cleaned = clean(deps)), CLEAN_MS).unref()
  let caughtUp = catchUp(deps)
  const catchingUp = setInterval(() => (caughtUp = catchUp(deps)), catchUpMs).unref()
  const working = startWorkerPool(() => workOnce(deps, options, sending), {
    signal: deps.mailSignal,
    concurrency,
    pollMs,
  })
  return {
    stop: async () => {
      clearInterval(cleaning)
      clearInterval(catchingUp)
      await Promise.all([working.stop(), cleaned, caughtUp])
      channel.close()
    },
  }
}

/** Sends one mail, if one is due. Database errors are logged and retried. */
async function workOnce(deps: Deps, options: Options, sending: Set<string>): Promise<boolean> {
  try {
    const row = await outbox.claimNext(deps.db, deps.clock(), sending)
    if (!row) return false
    sending.add(row.id)
    try {
      await deliver(deps, row, options)
    } finally {
      sending.delete(row.id)
    }
    return true
  } catch (error) {
    logStoreError(deps, error)
    return false
  }
}

async function deliver(deps: Deps, row: outbox.OutboxRow, options: Options): Promise<void> {
  try {
    if (row.expires_at !== null && row.expires_at <= isoNow(deps)) {
      throw new MailRefused('It was too late to be of use')
    }
    const message = await composeMessage(
      systemContext(deps, { origin: options.origin, language: row.language, branchId: row.branch_id }),
      row,
      options,
    )
    await outbox.noteMessage(deps.db, row, message)
    await whileClaimed(deps, row, () => options.channel.send(message))
  } catch (error) {
    await noteFailure(deps, row, error)
    return
  }
  await outbox.noteSent(deps.db, row, isoNow(deps))
  deps.log.debug('mail sent', { id: row.id, kind: row.kind, attempts: row.attempts })
}

/** Renews the claim of this worker while it delivers. */
async function whileClaimed(deps: Deps, row: outbox.OutboxRow, work: () => Promise<void>): Promise<void> {
  const renewing = setInterval(() => {
    outbox.renewClaim(deps.db, row, deps.clock()).catch((error: unknown) => logStoreError(deps, error))
  }, RENEW_MS)
  try {
    await work()
  } finally {
    clearInterval(renewing)
  }
}

async function noteFailure(deps: Deps, row: outbox.OutboxRow, failure: unknown): Promise<void> {
  if (failure instanceof MailOvertaken) {
    await outbox.noteOvertaken(deps.db, row, isoNow(deps))
    deps.log.info('mail overtaken', { id: row.id, kind: row.kind, attempts: row.attempts })
    return
  }
  const error = textOf(failure)
  const wait = isFinal(failure) ? undefined : waitAfter(row.attempts)
  // Mail servers often repeat the guest's address, which must not be logged.
  const fields = {
    id: row.id,
    kind: row.kind,
    attempts: row.attempts,
    error: row.recipient === '' ? error : error.replaceAll(row.recipient, '…'),
  }
  if (wait === undefined) {
    await outbox.noteFailed(deps.db, row, { failedAt: isoNow(deps), error })
    deps.log.error('mail given up', fields)
    return
  }
  await outbox.noteDelay(deps.db, row, {
    nextTryAt: isoAt(deps.clock() + wait),
    error,
  })
  deps.log.info('mail delayed', fields)
}

async function catchUp(deps: Deps): Promise<void> {
  try {
    await outbox.catchUp(deps.db, deps.clock())
  } catch (error) {
    logStoreError(deps, error)
  }
}

async function clean(deps: Deps): Promise<void> {
  try {
    await outbox.forgetBefore(deps.db, isoAt(deps.clock() - KEEP_MS))
  } catch (error) {
    logStoreError(deps, error)
  }
}

const logStoreError = (deps: Deps, error: unknown): void =>
  deps.log.error('the outbox cannot be read or written', { error: textOf(error) })

/** Whether another try is useless: the mail server rejected the mail for good, or its subject no longer exists. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof MailRefused || (failure instanceof AppError && failure.code === 'not_found')

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH)
