import { LiveMessage } from '#contract/live.ts'
import { readEvents } from './read-events.ts'

/** `lost`: it was tried again in vain, so what the screen shows may be out of date. */
export type LiveState = 'connecting' | 'live' | 'lost'

type Follower = {
  onMessage: (message: LiveMessage) => void
  onState: (state: LiveState) => void
  onSignedOut: () => void
}

/** The server sends a message every 15 s; a connection that is silent for longer is dead, whatever the network stack reports. */
const SILENCE_MS = 40_000
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 5_000

/**
 * Follows the live stream of the counter and takes it up again when it breaks, from where it broke. `EventSource` hides
 * the status of a refusal, so the stream is read by `fetch`.
 */
export function followLive({ onMessage, onState, onSignedOut }: Follower): { retry(): void; stop(): void } {
  let lastId = ''
  let wait = FIRST_WAIT_MS
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: AbortController | undefined

  async function connect(): Promise<void> {
    clearTimeout(timer)
    const attempt = new AbortController()
    current?.abort()
    current = attempt
    try {
      await read(attempt)
    } catch {
      if (current === attempt && !isOver) onState('lost')
    }
    if (current !== attempt || isOver) return
    timer = setTimeout(() => void connect(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  async function read(attempt: AbortController): Promise<void> {
    let silence = setTimeout(() => attempt.abort(), SILENCE_MS)
    try {
      const response = await fetch('/api/staff/live', {
        headers: lastId === '' ? {} : { 'last-event-id': lastId },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: attempt.signal,
      })
      if (response.status === 401) {
        stop()
        onSignedOut()
        return
      }
      if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`)
      onState('live')
      let text = ''
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        wait = FIRST_WAIT_MS
        clearTimeout(silence)
        silence = setTimeout(() => attempt.abort(), SILENCE_MS)
        const { events, rest } = readEvents(text + value)
        text = rest
        for (const { id, data } of events) {
          lastId = id
          onMessage(LiveMessage.parse(JSON.parse(data)))
        }
      }
    } finally {
      clearTimeout(silence)
    }
  }

  function stop(): void {
    isOver = true
    clearTimeout(timer)
    current?.abort()
    removeEventListener('online', retry)
    removeEventListener('offline', disconnect)
  }
  function retry(): void {
    wait = FIRST_WAIT_MS
    void connect()
  }
  function disconnect(): void {
    onState('lost')
    current?.abort()
  }

  addEventListener('online', retry)
  addEventListener('offline', disconnect)
  void connect()
  return { retry, stop }
}
