import { onTestFinished } from 'vitest'
import type { LiveMessage } from '#contract/live.ts'
import type { StaffOrder } from '#contract/orders.staff.ts'
import type { Ctx } from '../context.ts'
import { orderToken } from '../orders/order-link.ts'
import { createTestApp, type TestApp } from './app.ts'
import { createTestShop, placeOrderBody } from './shop.ts'
import { addStaff, signedIn } from './staff.ts'

export type Counter = {
  app: TestApp
  /** Places an order as a guest; answers its id and the token of its link. */
  place(body?: object): Promise<{ id: string; token: string }>
  /** Sends a change of status as the member who opened the counter, or with other headers. */
  move(id: string, change: object, headers?: Record<string, string>): Promise<Response>
  /** The headers of the member. */
  headers: Record<string, string>
  read(id: string): Promise<StaffOrder>
}

/** A restaurant with Jo at the counter. */
export async function openCounter(options: Parameters<typeof createTestShop>[0] = {}): Promise<Counter> {
  const app = await createTestShop(options)
  await addStaff(app, 'jo@example.org', 'kitchen')
  const headers = await signedIn(app, 'jo@example.org')
  return {
    app,
    headers,
    place: async (body = placeOrderBody()) => {
      const response = await app.post('/checkout', body)
      if (!response.ok) throw new Error(await response.text())
      const { data } = (await response.json()) as { data: { id: string } }
      return { id: data.id, token: orderToken({ deps: app.deps } as Ctx, data.id) }
    },
    move: (id, change, as = headers) => app.post(`/staff/orders/${id}/status`, change, as),
    read: async (id) => {
      const response = await app.request(`/staff/orders/${id}`, { headers })
      return ((await response.json()) as { data: StaffOrder }).data
    },
  }
}

/** Another process of the same server: an API of its own over the same store. */
export function anotherProcess(app: TestApp): Promise<TestApp> {
  return createTestApp({ deps: { ...app.deps } })
}

export type Stream = {
  /** The next message with its number; undefined when the stream is over. */
  next(): Promise<({ id: string } & LiveMessage) | undefined>
  leave(): Promise<void>
}

/** Reads the messages of a live stream; it is closed with the test. */
export function readStream(response: Response): Stream {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const leave = () => reader.cancel().catch(() => {})
  onTestFinished(leave)
  return {
    leave,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const block = text.slice(0, end)
          text = text.slice(end + 2)
          const [, id] = /^id: (\d+)$/m.exec(block) ?? []
          const [, data] = /^data: (.*)$/m.exec(block) ?? []
          if (id && data) return { id, ...(JSON.parse(data) as LiveMessage) }
          continue
        }
        const { done, value } = await reader.read()
        if (done) return undefined
        text += value
      }
    },
  }
}
