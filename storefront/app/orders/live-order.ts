type LiveOrder = {
  /** Something has changed, or may have while nobody was listening. */
  onNews: () => void
  /** Whether changes are told at once, from now on. */
  onLive: (isLive: boolean) => void
}

/**
 * Listens to what happens to an order. The browser takes up a lost connection by itself; a house that refuses the
 * stream is asked again with `retry`. Answers how to stop.
 */
export function listenToOrder(token: string, { onNews, onLive }: LiveOrder): { retry(): void; stop(): void } {
  let source: EventSource | undefined
  function open(): void {
    source = new EventSource(`/api/orders/${encodeURIComponent(token)}/live`)
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
