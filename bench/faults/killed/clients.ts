import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Told } from './told.ts'

const RETRY_MS = 150
const PAUSE_MS = 300
const GIVE_UP_MS = 600_000
const MINUTES = 25
/** The dish that is published again and again; nobody orders it. */
export const PUBLISHED_DISH = 'pizza-diavola'
export const textOf = (edition: number): string => `edition ${edition}`

type Reply = { status: number; body: string; location: string | null }
type Init = { method?: string; headers?: Record<string, string>; body?: string }

/** The shop as clients see it who call again until they are answered. */
type Shop = {
  url: string
  body: string
  staff: Record<string, string>
  told: Told
  /** Ends a client after what it does now. */
  over: AbortSignal
  /** Ends it in the middle. */
  gone: AbortSignal
}

type Clients = {
  /** Whether one of them was not answered for minutes. */
  hasFailed(): boolean
  /**
   * Ends them when they are done, or at once when nobody is there to answer them. Answers which calls nobody has answered
   * for minutes.
   */
  end(server: { isAnswered: boolean }): Promise<string[]>
}

/** Guests who pay in cash, guests who pay online, the counter with its printer, and an owner who publishes. */
export function sendClients(asked: Omit<Shop, 'over' | 'gone'>): Clients {
  const [guests, counter, all] = [new AbortController(), new AbortController(), new AbortController()]
  const shop = { ...asked, gone: all.signal }
  const ordering = [
    ...['cash', 'cash', 'cash', 'sandbox', 'sandbox'].map((paymentType) => order(paymentType)),
    publish({ ...shop, over: guests.signal }),
  ]
  const serving = serve({ ...shop, over: counter.signal })
  let hasFailed = false
  for (const work of [...ordering, serving]) work.catch(() => (hasFailed = true))

  async function order(paymentType: string): Promise<void> {
    const body = JSON.stringify({ ...JSON.parse(shop.body), paymentType })
    while (!guests.signal.aborted) {
      await placeOne({ ...shop, body, over: guests.signal }, paymentType === 'sandbox')
      await delay(PAUSE_MS)
    }
  }

  return {
    hasFailed: () => hasFailed,
    // The counter serves until every guest has gone.
    async end({ isAnswered }) {
      if (!isAnswered) all.abort()
      guests.abort()
      const ended = await Promise.allSettled(ordering)
      counter.abort()
      ended.push(...(await Promise.allSettled([serving])))
      const failures = ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
      return isAnswered ? failures : []
    },
  }
}

/** Places one order, again and again under the same key until it is acknowledged, and pays it. */
async function placeOne(shop: Shop, paysOnline: boolean): Promise<void> {
  const key = randomUUID()
  const { body } = await insist(shop, `${shop.url}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: shop.body,
  })
  const { id, url } = dataOf<{ id: string; url: string }>(body)
  shop.told.placed.push({ key, id, url })
  if (!paysOnline) return
  const { location } = await insist(
    shop,
    new URL(new URL(url, shop.url).pathname, shop.url).href,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'choice=pay',
    },
    303,
  )
  const { search } = new URL(location ?? '', shop.url)
  const isPaid = async () => {
    const check = await insist(shop, `${shop.url}/api/checkout/check${search}`)
    return dataOf<{ state: string }>(check.body).state === 'paid'
  }
  while (!(await isPaid())) await delay(RETRY_MS)
  shop.told.paid.push(id)
}

/** Prints the ticket of each new order once it has its number, and approves it. */
async function serve(shop: Shop): Promise<void> {
  const { url, staff: headers, told } = shop
  for (;;) {
    const isLast = shop.over.aborted
    const list = await insist(shop, `${url}/api/staff/orders?status=pending_approval`, { headers })
    const waiting = dataOf<{ id: string }[]>(list.body)
    if (isLast && waiting.length === 0) return
    for (const { id } of waiting) {
      const ticket = await insist(shop, `${url}/api/staff/orders/${id}`, { headers })
      const { receiptNumber } = dataOf<{ receiptNumber: number | null }>(ticket.body)
      if (receiptNumber === null) continue
      if ((told.printed.get(id) ?? receiptNumber) !== receiptNumber) told.reprinted.add(id)
      told.printed.set(id, receiptNumber)
      await insist(shop, `${url}/api/staff/orders/${id}/status`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ status: 'approved', from: 'pending_approval', minutes: MINUTES }),
      })
      told.approved.push(id)
    }
    await delay(RETRY_MS)
  }
}

/** Publishes one text after the other. */
async function publish(shop: Shop): Promise<void> {
  const { url, told } = shop
  const headers = { ...shop.staff, 'content-type': 'application/json' }
  const address = `${url}/api/staff/products/${PUBLISHED_DISH}`
  for (let edition = 1; !shop.over.aborted; edition++) {
    const { body } = await insist(shop, address, { headers })
    const { version, document } = dataOf<{ version: string; document: object }>(body)
    await insist(shop, `${address}?version=${encodeURIComponent(version)}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...document, foodInfo: textOf(edition) }),
    })
    const answer = await insist(shop, `${url}/api/staff/publish`, { method: 'POST', headers, body: '{}' })
    // Without one, the answer of the publication was lost with its connection.
    const { publication } = dataOf<{ publication: { id: string } | null }>(answer.body)
    if (publication) told.publications.push(publication.id)
    told.edition = edition
    await delay(PAUSE_MS)
  }
}

/** Calls again until the answer is the wanted one. */
async function insist({ told, gone }: Shop, url: string, init: Init = {}, wanted = 200): Promise<Reply> {
  const end = performance.now() + GIVE_UP_MS
  for (; performance.now() < end && !gone.aborted; await delay(RETRY_MS)) {
    const reply = await ask(url, init)
    if (reply?.status === wanted) {
      told.answers++
      return reply
    }
    if (!reply) continue
    if (reply.status === 0) told.cut++
    else if (reply.status !== 503) {
      const kind = `${reply.status} ${new URL(url).pathname.replaceAll(/\w{20,}/g, '…')} ${reply.body.slice(0, 80)}`
      told.unclear.set(kind, (told.unclear.get(kind) ?? 0) + 1)
    }
  }
  throw new Error(`${init.method ?? 'GET'} ${url} was not answered within ${GIVE_UP_MS / 1000} s`)
}

/** Undefined when nobody listens; the status 0 when the connection ended before the answer. */
async function ask(url: string, init: Init): Promise<Reply | undefined> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual' })
    return { status: answer.status, body: await answer.text(), location: answer.headers.get('location') }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    return code === 'ECONNREFUSED' ? undefined : { status: 0, body: '', location: null }
  }
}

const dataOf = <Data>(body: string): Data => (JSON.parse(body) as { data: Data }).data
