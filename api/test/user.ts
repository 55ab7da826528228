import { type Ctx, systemContext, transaction } from '../context.ts'
import { earnPoints } from '../loyalty/index.ts'
import { addGuest, guestHeaders } from './accounts.ts'
import type { TestApp } from './app.ts'

/** A signed-in guest, and the calls of this guest. */
export type TestUser = {
  id: string
  headers: { authorization: string }
  get(path: string): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  put(path: string, body: unknown): Promise<Response>
  delete(path: string): Promise<Response>
  /** The decoded data of a call that must succeed. */
  data<T>(response: Response | Promise<Response>): Promise<T>
}

/** Opens an account and signs it in. */
export async function signInUser(app: TestApp, name = 'Ada Lovelace'): Promise<TestUser> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  const id = await addGuest(app, email, { name })
  const headers = await guestHeaders(app, id)
  return {
    id,
    headers,
    get: (path) => app.request(path, { headers }),
    post: (path, body, more = {}) => app.post(path, body, { ...headers, ...more }),
    put: (path, body) =>
      app.request(path, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    delete: (path) => app.request(path, { method: 'DELETE', headers }),
    async data<T>(response: Response | Promise<Response>): Promise<T> {
      const answer = await response
      if (answer.status !== 200) throw new Error(`expected 200, got ${answer.status}: ${await answer.text()}`)
      return ((await answer.json()) as { data: T }).data
    },
  }
}

/** A system context, for the public API of a module. */
export const systemCtx = (app: TestApp, more: Partial<Ctx> = {}): Ctx => ({
  ...systemContext(app.deps),
  ...more,
})

let orders = 0

/** Lets an account earn points, in cents, with an order that was finished elsewhere. */
export async function givePoints(app: TestApp, userId: string, points: number): Promise<void> {
  const order = { id: `earlier-${++orders}`, code: `CODE${orders}`, userId, goods: points as never }
  await transaction(systemCtx(app), (ctx) => earnPoints(ctx, order, { percent: '100' }))
}
