import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Deps } from '#api/context.ts'

const STORE_MS = 2_000

/**
 * Whether this process can serve guests: 200 while its database answers, else 503. A load balancer sends no requests
 * here meanwhile; `/healthz` only says that the process runs.
 */
export async function answerReadiness(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  storeMs = STORE_MS,
): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    const late = wait(storeMs, 'late', { ref: false })
    const answer = await Promise.race([sql`select 1`.execute(db), late])
    if (answer !== 'late') return new Response('ready', { headers })
    log.error('not ready: the store does not answer in time')
  } catch (error) {
    log.error('not ready: the store cannot be read', { error: String(error).slice(0, 300) })
  }
  return new Response('the store does not answer', {
    status: 503,
    headers: { ...headers, 'retry-after': '5' },
  })
}
