import type { Hono } from 'hono'
import type { Answer, Args, Endpoint } from '#contract/endpoint.ts'
import type { Ctx } from '../context.ts'
import { requireAccess } from './access.ts'
import type { AppEnv } from './app-env.ts'
import { encodeAnswer, readCall } from './mount.ts'
import { readRawBody } from './read-body.ts'

/** A file as it comes in; reading it stops at the limit of the endpoint and throws `body_too_large`. */
export type SentFile = { type: string; read(): Promise<Buffer> }

/** Mounts an endpoint whose body is one file. The handler reads it when it has decided that it may be sent. */
export function mountUpload<E extends Endpoint>(
  app: Hono<AppEnv>,
  endpoint: E,
  handler: (call: Args<E> & { ctx: Ctx; file: SentFile }) => Promise<Answer<E>>,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const ctx = c.get('ctx')
    requireAccess(endpoint, ctx.actor)
    const call = (await readCall(c, endpoint)) as Args<E>
    const file = {
      type: c.req.header('content-type') ?? '',
      read: () => readRawBody(c.req.raw, endpoint.upload?.maxBytes ?? 0),
    }
    return c.json(encodeAnswer(endpoint, await handler({ ...call, ctx, file })), 200, {
      'cache-control': 'no-store',
    })
  })
}
