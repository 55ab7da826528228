import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { AppServer } from '../../e2e/app-server.ts'
import { metricsOf, until } from '../faults/calls.ts'
import { atMost, type Note } from '../harness/finding.ts'
import { median } from '../harness/median.ts'
import { load, type LoadResult } from '../harness/wrk.ts'
import { BROWSERS_TAKE, fetchBytes } from '../pages/bare.ts'

/** Rounds that do not count: until the servers have compiled what they repeat. */
const WARM_UP = 3
const ROUNDS = 11
const SECONDS = 1
const MOST = 1.3
/** How long the mails of the orders before may take. */
const MAILS_MS = 120_000
const ORDER = join(import.meta.dirname, '../orders/order.lua')

/** What is asked of both servers; one client, who asks again when it is answered. */
export type Action =
  | { what: string; path: string; headers?: Record<string, string> }
  | { what: string; body: string }

/**
 * How p99 of some actions grows from a small shop to a large one. Both are asked at the same moment, so that what else the
 * machine does falls on both; the median of several rounds counts.
 */
export async function compareGrowth(
  { small, large, grown }: { small: AppServer; large: AppServer; grown: string },
  actions: readonly { small: Action; large: Action }[],
  note: Note,
): Promise<void> {
  for (const action of actions) {
    const both = () => Promise.all([ask(small, action.small), ask(large, action.large)])
    await Promise.all([prepare(small, action.small), prepare(large, action.large)])
    for (let round = 0; round < WARM_UP; round++) await both()
    const rounds: [LoadResult, LoadResult][] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await both())
    const of = (side: 0 | 1, name: 'p50' | 'p99') => median(rounds.map((round) => round[side][name]))
    const growth = median(rounds.map(([before, after]) => after.p99 / before.p99))
    const halves = median(rounds.map(([before, after]) => after.p50 / before.p50))
    note({
      ...atMost(`p99 of ${action.small.what}, ${grown}`, growth, MOST, ' times'),
      detail: `${of(0, 'p99').toFixed(2)} to ${of(1, 'p99').toFixed(2)} ms; half of the answers ${halves.toFixed(2)} times, ${of(0, 'p50').toFixed(2)} to ${of(1, 'p50').toFixed(2)} ms`,
    })
  }
}

/** The same action for both sizes. */
export const same = (action: Action): { small: Action; large: Action } => ({ small: action, large: action })

/** A page is rendered at its first request, and the mails of the orders before are sent meanwhile. */
async function prepare(server: AppServer, action: Action): Promise<void> {
  const isDone = async () => (await metricsOf(server))('tischlein_outbox_waiting') === 0
  if (!(await until(isDone, MAILS_MS))) throw new Error('the mails of the orders before are not sent')
  if ('path' in action) await fetchBytes(server.url + action.path, action.headers)
}

function ask(server: AppServer, action: Action): Promise<LoadResult> {
  const asked = { connections: 1, seconds: SECONDS }
  if ('body' in action)
    return load({
      ...asked,
      url: `${server.url}/api/checkout/v2`,
      script: ORDER,
      args: [action.body, randomUUID()],
    })
  return load({
    ...asked,
    url: server.url + action.path,
    headers: { 'accept-encoding': BROWSERS_TAKE, ...action.headers },
  })
}
