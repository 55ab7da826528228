import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#api/platform/log.ts'

/** How long pending work may take to finish once the server is told to stop, and then closing the database. */
const FINISH_MS = 5_000
const CLOSE_MS = 1_500
/** Connections that are still open then are closed, so that the rest has time to notice. */
const CUT_SHARE = 0.8
const HANG_UP_MS = 100

type ShutDown = {
  server: Server
  /** Components that finish their pending work, by name. */
  workers: Record<string, { stop(): Promise<unknown> }>
  /** Closes the database; the last step. */
  close(): Promise<unknown>
  log: Log
}

/**
 * Lets every answer, mail and payment in progress finish, then closes the database. A component that hangs is named in
 * the log and abandoned: everything that matters is recorded before it is done, so the next start continues with it.
 */
export async function shutDown(
  { server, workers, close, log }: ShutDown,
  { finishMs = FINISH_MS, closeMs = CLOSE_MS } = {},
): Promise<void> {
  const steps: [name: string, done: Promise<unknown>][] = [
    ['requests', closeServer(server, finishMs)],
    ...Object.entries(workers).map(([name, worker]) => [name, worker.stop()] as [string, Promise<unknown>]),
  ]
  await Promise.all(steps.map(([name, done]) => within(finishMs, name, done, log)))
  await within(closeMs, 'store', close(), log)
}

/**
 * Finishes the requests in progress; idle connections are closed soon, all others before the time is up. A proxy may have
 * sent a request, or a guest may have connected, since the event loop last looked: they would be cut off unheard if
 * connections were closed without looking again.
 */
async function closeServer(server: Server, finishMs: number): Promise<void> {
  const hangUp = setInterval(
    () => void afterLooking().then(() => server.closeIdleConnections()),
    Math.min(HANG_UP_MS, finishMs),
  )
  const cut = setTimeout(() => server.closeAllConnections(), finishMs * CUT_SHARE)
  await afterLooking()
  // An HTTP server would close its idle connections here too, and takes one that was just made for idle.
  await new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
  clearInterval(hangUp)
  clearTimeout(cut)
}

/** Once the event loop has looked for connections and requests; the first turn may have begun before this call. */
async function afterLooking(): Promise<void> {
  await nextTurn()
  await nextTurn()
}

async function within(ms: number, name: string, done: Promise<unknown>, log: Log): Promise<void> {
  const timer = new AbortController()
  const late = wait(ms, 'late', { signal: timer.signal }).catch(() => 'on time')
  try {
    if ((await Promise.race([done, late])) === 'late')
      log.error('ended before it was finished', { step: name })
  } catch (error) {
    log.error('could not be finished', { step: name, error: String(error).slice(0, 300) })
  } finally {
    timer.abort()
  }
}
