import { isDeepStrictEqual } from 'node:util'
import type { Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import type { LiveMessage } from '#contract/live.ts'
import type { Actor } from '../../actor.ts'
import type { Ctx } from '../../context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { AppError } from '../../http/errors.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { type Call, mountEndpoint } from '../../http/mount-endpoint.ts'
import { isThisMachine, rateLimitKey } from '../../http/try-limit.ts'
import type { Audience, StreamHolder } from './live-stream.ts'

/**
 * Mounts a live stream of the contract. `choose` answers the audience of the caller, or throws. It is called again at
 * each heartbeat, and the stream ends as soon as the caller may no longer receive its events. A client that reconnects
 * with `Last-Event-ID` receives the missed events first.
 */
export function mountLive<E extends Endpoint>(
  app: Hono<AppEnv>,
  endpoint: E,
  choose: (call: Call<E>) => Promise<Audience>,
): void {
  mountEndpoint(app, endpoint, async (c, call) => {
    const audience = await choose(call)

    let stop = (): void => {}
    const stream = openEventStream(() => stop())
    // A HEAD request never reads, so its stream would never end.
    if (c.req.raw.method === 'HEAD') {
      stream.end()
      return stream.response
    }
    try {
      stop = await c.get('deps').live.listen(audience, lastSeen(c.req.header('last-event-id')), {
        holder: holderOf(call.ctx),
        receive: ({ seq, ...message }) => stream.send(seq, message satisfies LiveMessage),
        end: stream.end,
        async onHeartbeat() {
          stream.beat()
          if (!(await isStill(audience, () => choose(call), call.ctx))) stream.end()
        },
      })
    } catch (error) {
      stream.end()
      throw error
    }
    // The client may have disconnected while the replay was being read.
    if (stream.isOver()) stop()
    return stream.response
  })
}

/** Whether the caller may still receive the same events; a database that does not answer is no reason to end a stream. */
async function isStill(audience: Audience, choose: () => Promise<Audience>, { deps }: Ctx): Promise<boolean> {
  try {
    return isDeepStrictEqual(await choose(), audience)
  } catch (error) {
    if (error instanceof AppError) return false
    deps.log.error('a live stream could not be checked', { error: String(error) })
    return true
  }
}

function holderOf({ actor, address }: { actor: Actor; address: string }): StreamHolder {
  const from = isThisMachine(address) ? undefined : rateLimitKey(address)
  if (actor.kind === 'staff') return { memberId: actor.memberId, address: from, session: actor.session }
  return { memberId: undefined, address: from, session: undefined }
}

/** The number of the last event that a client received; undefined when the header is not one of our numbers. */
function lastSeen(header: string | undefined): number | undefined {
  return header && /^\d{1,15}$/.test(header) ? Number(header) : undefined
}
