import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { AppServer } from '../../e2e/app-server.ts'
import { addMember, PASSWORD } from '../../e2e/staff.ts'

/** One answer: its status, or 0 without one, how long it took, and when to come again. */
export type Answer = { status: number; ms: number; retryAfter: string | null; body: string }

/** Calls the server and never throws. */
export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const started = performance.now()
  try {
    const answer = await fetch(url, init)
    const body = await answer.text()
    return {
      status: answer.status,
      ms: performance.now() - started,
      retryAfter: answer.headers.get('retry-after'),
      body,
    }
  } catch (error) {
    return { status: 0, ms: performance.now() - started, retryAfter: null, body: String(error) }
  }
}

/** Places an order under a new key. */
export const placeOrder = (
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  call(`${url}/api/checkout/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body,
  })

/** Calls again and again until the signal ends it, and collects the answers. */
export function keepCalling(ask: () => Promise<Answer>, pauseMs: number): { end(): Promise<Answer[]> } {
  const answers: Answer[] = []
  const over = new AbortController()
  const work = (async () => {
    while (!over.signal.aborted) {
      answers.push(await ask())
      await delay(pauseMs)
    }
  })()
  return {
    async end() {
      over.abort()
      await work
      return answers
    },
  }
}

/** Waits until something holds; false when it did not in time. */
export async function until(
  holds: () => Promise<boolean>,
  withinMs: number,
  everyMs = 100,
): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await delay(everyMs))
    if (await holds()) return true
  return false
}

const EMAIL = 'faults@example.org'

/** Adds an owner, who signs in by `signIn`. */
export const addOwner = (shop: Pick<AppServer, 'dataDir'>): Promise<void> =>
  addMember(shop, { email: EMAIL, name: 'Faults', role: 'owner' })

/** Signs the owner in and answers the headers that their session is known by, also after a restart. */
export async function signIn({ url }: Pick<AppServer, 'url'>): Promise<Record<string, string>> {
  const { body } = await call(`${url}/api/staff/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  return { authorization: `Bearer ${(JSON.parse(body) as { data: { token: string } }).data.token}` }
}

/** Adds an owner and answers the headers that their session is known by. */
export async function signInOwner(server: AppServer): Promise<Record<string, string>> {
  await addOwner(server)
  return signIn(server)
}

/** What the server says of itself at this moment, by the names of its metrics; not a number what it does not say. */
export async function metricsOf({ url }: Pick<AppServer, 'url'>): Promise<(name: string) => number> {
  const { body } = await call(`${url}/metrics`)
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(body)?.[1])
}

/** The memory of the server process, in bytes. */
export const memoryOf = async (server: AppServer): Promise<number> =>
  (await metricsOf(server))('process_resident_memory_bytes')
