import { setTimeout as delay } from 'node:timers/promises'

/**
 * The database cannot be reached at the moment, or is locked by another program: the request may be retried. A
 * transaction that ends with this error may have been committed if the connection was lost during its commit.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database is not available (${cause instanceof Error ? cause.message : String(cause)})`, {
      cause,
    })
  }
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
])
/** Connection exceptions, too many connections, a server that shuts down or starts (PostgreSQL, appendix A). */
const SQL_STATE = /^(?:08...|53300|57P0[1235])$/
/** Messages of the driver that have no code. */
const DRIVER =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/
const SQLITE_BUSY = 5

/**
 * Whether an error of a driver means that the database is unavailable or locked, rather than that the statement is
 * wrong.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  // SQLite's extended result codes use the higher bits.
  if (typeof errcode === 'number') return (errcode & 0xff) === SQLITE_BUSY
  if (typeof code === 'string' && (NETWORK.has(code) || SQL_STATE.test(code))) return true
  return DRIVER.test(error.message)
}

type Patience = {
  /** How long to retry, in milliseconds. */
  forMs: number
  /** Called once, before the first wait. */
  onWait?: (error: unknown) => void
}

const FIRST_WAIT_MS = 25
const LONGEST_WAIT_MS = 500

/** Retries `work`, with growing pauses, while the database is not available. Throws `StoreUnavailable` at the end. */
export async function retryWhileUnavailable<T>(work: () => Promise<T>, patience: Patience): Promise<T> {
  const until = performance.now() + patience.forMs
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (performance.now() + wait > until)
        throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error)
      if (wait === FIRST_WAIT_MS) patience.onWait?.(error)
      await delay(wait)
    }
  }
}
