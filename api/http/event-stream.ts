const encoder = new TextEncoder()
/** Sent after a pause, so that both ends notice a lost connection and no proxy closes an idle one. */
const HEARTBEAT_MS = 15_000
/** A client with this many unread messages is disconnected; it reconnects and gets them replayed. */
const MOST_UNREAD = 256
const RETRY_MS = 1_000
/** A stream ends by itself after a while: the session of a client that reconnects is checked again. */
const LIFE_MS = 10 * 60_000

export type EventStream = {
  response: Response
  /** Writes one message; `id` comes back as `Last-Event-ID` when the client reconnects. */
  send(id: number, data: unknown): void
  end(): void
  isOver(): boolean
}

/**
 * Server-sent events. `onEnd` runs once, however the stream ends: the client disconnects, `end`, its time is over.
 * `onHeartbeat` runs every fifteen seconds, when the permission for the stream may have changed; it must not throw.
 */
export function openEventStream({
  onEnd,
  onHeartbeat,
}: {
  onEnd: () => void
  onHeartbeat: () => Promise<void>
}): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start: (opened) => void (controller = opened),
      cancel: () => over(),
    },
    new CountQueuingStrategy({ highWaterMark: MOST_UNREAD }),
  )
  const heart = setInterval(() => {
    write(': still here\n\n')
    void onHeartbeat()
  }, HEARTBEAT_MS)
  const life = setTimeout(() => end(), LIFE_MS)
  heart.unref()
  life.unref()

  function over(): void {
    if (!controller) return
    controller = undefined
    clearInterval(heart)
    clearTimeout(life)
    onEnd()
  }
  function end(): void {
    controller?.close()
    over()
  }
  function write(text: string): void {
    if (!controller) return
    controller.enqueue(encoder.encode(text))
    if ((controller.desiredSize ?? 0) <= 0) end()
  }

  write(`retry: ${RETRY_MS}\n\n`)
  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      },
    }),
    send: (id, data) => write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    end,
    isOver: () => controller === undefined,
  }
}
