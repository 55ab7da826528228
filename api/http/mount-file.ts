import type { Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AppEnv } from './app-env.ts'
import { type Call, mountEndpoint } from './mount-endpoint.ts'

export type FileAnswer = { name: string; type: string; parts: AsyncIterator<string> }

/**
 * Mounts an endpoint whose answer is a file, streamed while it is produced: it may be of any length. When the client
 * disconnects, `parts` is ended.
 */
export function mountFile<E extends Endpoint>(
  app: Hono<AppEnv>,
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
): void {
  mountEndpoint(app, endpoint, async (c, call) => {
    const { name, type, parts } = await handler(call)
    const onError = (error: unknown) =>
      c.get('deps').log.error('a file could not be written to its end', {
        requestId: c.get('requestId'),
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    return c.body(streamOf(parts, onError), 200, {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })
}

/** Asks for the next part only when the reader can take it. A part that fails cuts the answer: it must not look whole. */
function streamOf(parts: FileAnswer['parts'], onError: (error: unknown) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        onError(error)
        controller.error(error)
      }
    },
    async cancel() {
      await parts.return?.()
    },
  })
}
