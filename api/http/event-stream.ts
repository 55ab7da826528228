const encoder = new TextEncoder()
/** Sent at each heartbeat, so that both ends notice a lost connection and no proxy closes an idle one. */
const HEARTBEAT = encoder.encode(': still here\n\n')
/** A client with this many unread messages is disconnected; it reconnects and gets them replayed. */
const MOST_UNREAD = 256
const RETRY_MS = 1_000
/** A stream ends by itself after ten minutes: the session of a client that reconnects is checked again. */
const MOST_HEARTBEATS = 40

export type EventStream = {
  response: Response
  /** Writes one message; `id` comes back as `Last-Event-ID` when the client reconnects. */
  send(id: number, data: unknown): void
  /** Call it every fifteen seconds. */
  beat(): void
  end(): void
  isOver(): boolean
}

/** Server-sent events. `onEnd` runs once, however the stream ends: the client disconnects, `end`, its time is over. */
export function openEventStream(onEnd: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start: (opened) => void (controller = opened),
      cancel: () => over(),
    },
    new CountQueuingStrategy({ highWaterMark: MOST_UNREAD }),
  )
  let beats = 0

  function over(): void {
    if (!controller) return
    controller = undefined
    onEnd()
  }
  function end(): void {
    controller?.close()
    over()
  }
  function write(bytes: Uint8Array): void {
    if (!controller) return
    controller.enqueue(bytes)
    if ((controller.desiredSize ?? 0) <= 0) end()
  }

  write(encoder.encode(`retry: ${RETRY_MS}\n\n`))
  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      },
    }),
    send: (id, data) => write(encoder.encode(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)),
    beat() {
      write(HEARTBEAT)
      if (++beats >= MOST_HEARTBEATS) end()
    },
    end,
    isOver: () => controller === undefined,
  }
}
