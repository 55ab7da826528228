import type { Hono } from 'hono'
import type { Args, Endpoint } from '#contract/endpoint.ts'
import type { LiveMessage } from '#contract/live.ts'
import type { Ctx } from '../../context.ts'
import { requireAccess } from '../../http/access.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { readCall } from '../../http/mount.ts'
import { liveHub } from './live-hub.ts'
import type { Audience } from './live.queries.ts'

/**
 * Puts a live stream of the contract on the app. `choose` says whose events the caller may hear, or throws. A reader
 * that reconnects with `Last-Event-ID` gets what it missed first.
 */
export function mountLive<E extends Endpoint>(
  app: Hono<AppEnv>,
  endpoint: E,
  choose: (call: Args<E> & { ctx: Ctx }) => Promise<Audience>,
): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  app.on('GET', path, async (c) => {
    const { actor } = c.get('ctx')
    requireAccess(endpoint, actor)
    const call = { ...(await readCall(c, endpoint)), ctx: c.get('ctx') } as Args<E> & { ctx: Ctx }
    const audience = await choose(call)

    let stop = (): void => {}
    const stream = openEventStream(() => stop())
    // Whoever only asks for the headers never reads, and would never leave either.
    if (c.req.raw.method === 'HEAD') {
      stream.end()
      return stream.response
    }
    try {
      stop = await liveHub(c.get('deps')).listen(audience, lastSeen(c.req.header('last-event-id')), {
        receive: ({ seq, ...message }) => stream.send(seq, message satisfies LiveMessage),
        end: stream.end,
      })
    } catch (error) {
      stream.end()
      throw error
    }
    // The reader may have left while the replay was being read.
    if (stream.isOver()) stop()
    return stream.response
  })
}

/** The number a reader saw last; undefined when it says none that is one of ours. */
function lastSeen(header: string | undefined): number | undefined {
  return header && /^\d{1,15}$/.test(header) ? Number(header) : undefined
}
