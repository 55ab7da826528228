import type { Hono } from 'hono'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { digest } from '../platform/digest.ts'
import type { AppEnv } from './app-env.ts'
import { type Call, mountEndpoint } from './mount-endpoint.ts'

/** An endpoint whose answer has a version that its query may name. */
type Versioned<Part extends string, Shown> = Endpoint<
  z.ZodType,
  z.ZodType<{ known?: string | undefined }>,
  z.ZodType,
  z.ZodType<{ version: string } & Record<Part, Shown | null>>
>

/**
 * Mounts an endpoint that answers one part under its version, or null to whoever names that version as `known`. A version is
 * the digest of the part's JSON, which is also the text that is sent: to serialise a long part twice would double its cost.
 */
export function mountVersioned<Part extends string, Shown>(
  app: Hono<AppEnv>,
  endpoint: Versioned<Part, Shown>,
  part: Part,
  handler: (call: Call<Versioned<Part, Shown>>) => Promise<Shown>,
): void {
  mountEndpoint(app, endpoint, async (c, call) => {
    type Answer = { version: string } & Record<Part, Shown>
    const answer = { version: '', [part]: await handler(call) } as Answer
    const text = JSON.stringify((z.encode(endpoint.response, answer) as Answer)[part])
    const version = digest(text)
    const shown = call.query.known === version ? 'null' : text
    return c.body(`{"data":{"version":"${version}","${part}":${shown}}}`, 200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
  })
}
