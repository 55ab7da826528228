import type { Hono } from 'hono'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { AppEnv } from './app-env.ts'
import { encodeAnswer } from './mount.ts'
import { type Call, mountEndpoint } from './mount-endpoint.ts'
import { readRawBody } from './read-body.ts'

/** A file as it comes in; reading it stops at the limit of the endpoint and throws `body_too_large`. */
export type SentFile = { type: string; read(): Promise<Buffer> }

/** Mounts an endpoint whose body is one file. The handler reads it when it has decided that it may be sent. */
export function mountUpload<E extends Endpoint>(
  app: Hono<AppEnv>,
  endpoint: E,
  handler: (call: Call<E> & { file: SentFile }) => Promise<Answer<E>>,
): void {
  mountEndpoint(app, endpoint, async (c, call) => {
    const file = {
      type: c.req.header('content-type') ?? '',
      read: () => readRawBody(c.req.raw, endpoint.upload?.maxBytes ?? 0),
    }
    return c.json(encodeAnswer(endpoint, await handler({ ...call, file })), 200, {
      'cache-control': 'no-store',
    })
  })
}
