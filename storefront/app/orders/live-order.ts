import { apiBase } from '../http/api-base.ts'

type LiveOrder = {
  /** Something has changed, or may have while the stream was disconnected. */
  onNews: () => void
  /** Whether changes arrive at once, from now on. */
  onLive: (isLive: boolean) => void
}

/**
 * Subscribes to the live events of an order. The browser reconnects by itself; a server that refuses the
 * stream is asked again with `retry`. Answers how to stop.
 */
export function listenToOrder(token: string, { onNews, onLive }: LiveOrder): { retry(): void; stop(): void } {
  let source: EventSource | undefined
  function open(): void {
    source = new EventSource(`${apiBase()}/orders/${encodeURIComponent(token)}/live`)
    source.addEventListener('open', () => onLive(true))
    source.addEventListener('message', onNews)
    source.addEventListener('error', () => onLive(false))
  }
  open()
  return {
    retry: () => {
      if (source?.readyState === EventSource.CLOSED) open()
    },
    stop: () => source?.close(),
  }
}
