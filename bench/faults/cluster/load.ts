import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, call } from '../calls.ts'

const RETRY_MS = 300
const PAUSE_MS = 150
const GIVE_UP_MS = 120_000

/** One call of somebody, when it was made and what came of it; times are in milliseconds of this process. */
export type Attempt = { at: number; answer: Answer }
/** An order that the server has acknowledged. */
type Placed = { key: string; id: string; url: string; startedAt: number; at: number }

type Guests = {
  attempts: Attempt[]
  placed: Placed[]
  /** Answers which orders nobody has answered for minutes. */
  end(): Promise<string[]>
}

/** Guests who place order after order; each is sent again under its key until it is answered, as a browser does. */
export function sendGuests(url: string, body: string, count: number): Guests {
  const attempts: Attempt[] = []
  const placed: Placed[] = []
  const over = new AbortController()

  async function placeNext(): Promise<void> {
    const key = randomUUID()
    const startedAt = performance.now()
    while (performance.now() - startedAt < GIVE_UP_MS) {
      const at = performance.now()
      const answer = await call(`${url}/api/checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
      })
      attempts.push({ at, answer })
      if (answer.status === 200) {
        const { data } = JSON.parse(answer.body) as { data: { id: string; url: string } }
        placed.push({ key, ...data, startedAt, at: performance.now() })
        return
      }
      await delay(RETRY_MS)
    }
    throw new Error('an order was not answered for two minutes')
  }

  const work = Promise.allSettled(
    Array.from({ length: count }, async () => {
      while (!over.signal.aborted) {
        await placeNext()
        await delay(PAUSE_MS)
      }
    }),
  )
  return {
    attempts,
    placed,
    async end() {
      over.abort()
      return (await work).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    },
  }
}

type Readers = { attempts: Attempt[]; end(): Promise<void> }

/** Guests who read pages, one after the other. */
export function sendReaders(urls: readonly string[], pauseMs: number): Readers {
  const attempts: Attempt[] = []
  const over = new AbortController()
  const work = urls.map(async (url) => {
    while (!over.signal.aborted) {
      const at = performance.now()
      attempts.push({ at, answer: await call(url) })
      await delay(pauseMs)
    }
  })
  return {
    attempts,
    async end() {
      over.abort()
      await Promise.all(work)
    },
  }
}

type Screen = {
  /** When each order was first heard of. */
  heard: Map<string, number>
  /** Resolves once the server has said that it listens from now on. */
  ready: Promise<void>
  /** When the server last said that events are missing, after which a screen reads everything anew; 0 before. */
  readAnewAt(): number
  end(): void
}

/** A screen of the staff at one server: it connects again by itself, and names the last event that it has received. */
export function openScreen(url: string, headers: Record<string, string>): Screen {
  const heard = new Map<string, number>()
  const over = new AbortController()
  let lastId: string | undefined
  let readAnewAt = 0
  let isReady = (): void => {}
  const ready = new Promise<void>((resolve) => (isReady = resolve))

  function receive(message: string): void {
    const id = /^id: ?(.+)$/m.exec(message)?.[1]
    const data = /^data: ?(.+)$/m.exec(message)?.[1]
    if (id) lastId = id
    if (!data) return
    const { kind, orderId } = JSON.parse(data) as { kind: string; orderId: string | null }
    if (kind === 'ready') isReady()
    if (kind === 'missed') readAnewAt = performance.now()
    if (kind === 'order.placed' && orderId && !heard.has(orderId)) heard.set(orderId, performance.now())
  }

  async function listen(): Promise<void> {
    const answer = await fetch(`${url}/api/staff/live`, {
      headers: { ...headers, ...(lastId && { 'last-event-id': lastId }) },
      signal: over.signal,
    })
    if (!answer.ok || !answer.body) return
    let rest = ''
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      const messages = (rest + text).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) receive(message)
    }
  }

  void (async () => {
    while (!over.signal.aborted) {
      await listen().catch(() => {})
      if (!over.signal.aborted) await delay(RETRY_MS)
    }
  })()
  return { heard, ready, readAnewAt: () => readAnewAt, end: () => over.abort() }
}
