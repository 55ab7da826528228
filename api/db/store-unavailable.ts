import { setTimeout as delay } from 'node:timers/promises'

/**
 * The database, or another `store`, cannot be reached or written at the moment, or is locked by another program: the request may be retried. A
 * transaction that ends with this error may have been committed if the connection was lost during its commit.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown, store = 'the database') {
    super(`${store} is not available (${cause instanceof Error ? cause.message : String(cause)})`, {
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
/**
 * Connection exceptions, a full disk, no memory, too many connections, a server that only reads, has ended a transaction
 * nobody went on with, shuts down or starts (PostgreSQL, appendix A).
 */
const SQL_STATE = /^(?:08...|53[123]00|25006|25P03|57P0[1235])$/
/** Messages of the driver that have no code. */
const DRIVER =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/
const SQLITE_BUSY = 5
/** No permission, read-only, an error of the disk, a full disk, a file that cannot be opened. */
const SQLITE_BROKEN = [3, 8, 10, 13, 14]
/** A full disk or quota, a file system that is read-only. */
const FILES = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** SQLite's extended result codes use the higher bits. */
const sqliteCode = (error: unknown): number | undefined => {
  const errcode = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}

/** Whether a file of our own cannot be written because the disk is full or read-only. */
export const isDiskTrouble = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FILES.has(String(error.code))

/** Whether SQLite found the file locked by another program: the same statement may succeed in a moment. */
export const isBusy = (error: unknown): boolean => sqliteCode(error) === SQLITE_BUSY

/**
 * Whether an error of a driver means that the database is unavailable, locked or cannot be written, rather than that the
 * statement is wrong.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true
  if (!(error instanceof Error)) return false
  const sqlite = sqliteCode(error)
  if (sqlite !== undefined) return sqlite === SQLITE_BUSY || SQLITE_BROKEN.includes(sqlite)
  const { code } = error as { code?: unknown }
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

/** For work that may be left undone while the database is not available. Throws every other error. */
export function unlessUnavailable(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error
}
