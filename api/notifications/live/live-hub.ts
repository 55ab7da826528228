import { type Deps, isoNow } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { createHeartbeat } from './heartbeat.ts'
import { FOR_ALL, isComplete, type LiveEvent, readEvents, readMissed, readNewestSeq } from './live.queries.ts'
import { numberLiveEvents } from './number-live-events.ts'
import type { Audience, LiveHub, StreamListener, StreamMessage } from './live-stream.ts'
import { refuseTooMany } from './stream-limits.ts'

type Listener = StreamListener & {
  audience: Audience
  /** Events that came while the replay was being read. */
  waiting: LiveEvent[] | undefined
}

/** Events of other processes are found by polling, while there are listeners. */
const POLL_MS = 500
/** Events within this many milliseconds are numbered and read together. */
const GATHER_MS = 20
const READ_AT_ONCE = 200
const REPLAY_AT_MOST = 100

type HubDeps = Pick<Deps, 'db' | 'transact' | 'clock' | 'log'>

/** The hub of a running server, which holds its open streams. */
export function createLiveHub(deps: HubDeps): LiveHub {
  const listeners = new Set<Listener>()
  const startHeartbeat = createHeartbeat()
  let timer: ReturnType<typeof setInterval> | undefined
  let gathering: ReturnType<typeof setTimeout> | undefined
  /** The number up to which everything is delivered; undefined without listeners. */
  let delivered: Promise<number> | undefined
  let isPolling = false
  let pollAgain = false
  let isClosed = false

  async function poll(): Promise<void> {
    pollAgain = isPolling
    if (isPolling || !delivered) return
    isPolling = true
    try {
      do {
        pollAgain = false
        const from: Promise<number> = delivered
        await numberLiveEvents(deps)
        const events = await readEvents(deps.db, await from, READ_AT_ONCE)
        const last = events.at(-1)
        if (!last || delivered !== from) continue
        delivered = Promise.resolve(last.seq)
        for (const event of events) deliver(event)
        pollAgain ||= events.length === READ_AT_ONCE
      } while (pollAgain)
    } catch (error) {
      deps.log.error('live events could not be read', { error: String(error) })
    } finally {
      isPolling = false
    }
  }

  function deliver(event: LiveEvent): void {
    for (const listener of listeners) {
      if (!isFor(event, listener.audience)) continue
      if (listener.waiting) listener.waiting.push(event)
      else listener.receive(messageOf(event))
    }
  }

  /** The number up to which everything is delivered; the first listener starts at the newest. */
  function awake(): Promise<number> {
    if (!delivered) {
      const starting = numberLiveEvents(deps).then(() => readNewestSeq(deps.db))
      delivered = starting
      starting.catch(() => {
        if (delivered === starting) delivered = undefined
      })
      clearInterval(timer)
      timer = setInterval(() => void poll(), POLL_MS)
      timer.unref()
    }
    return delivered
  }

  function leave(listener: Listener): void {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    clearTimeout(gathering)
    gathering = undefined
    delivered = undefined
  }

  function wake(): void {
    if (!delivered) return
    gathering ??= setTimeout(() => {
      gathering = undefined
      void poll()
    }, GATHER_MS).unref()
  }

  return {
    async listen(audience, after, { holder, receive, end, onHeartbeat }) {
      if (isClosed) throw new AppError('unavailable', 'No more listeners at the moment')
      const listener: Listener = { audience, holder, receive, end, onHeartbeat, waiting: [] }
      refuseTooMany(listeners, listener)
      listeners.add(listener)
      const stopHeartbeat = startHeartbeat(() => void onHeartbeat())
      const stop = () => {
        stopHeartbeat()
        leave(listener)
      }
      try {
        const upTo = await awake()
        const missed = after === undefined ? [] : await replay(deps, audience, after, upTo)
        for (const event of missed ?? []) receive(messageOf(event))
        const at = isoNow(deps)
        receive({ seq: upTo, kind: missed ? 'ready' : 'missed', orderId: null, at })
        for (const event of listener.waiting ?? []) receive(messageOf(event))
        listener.waiting = undefined
        return stop
      } catch (error) {
        stop()
        throw error
      }
    },
    wake,
    open() {
      const guests = [...listeners].filter(({ audience }) => 'orderId' in audience).length
      return { staff: listeners.size - guests, guests }
    },
    endSession(session) {
      for (const listener of listeners) if (listener.holder.session === session) listener.end()
    },
    close() {
      isClosed = true
      for (const listener of listeners) listener.end()
    },
  }
}

/** The events that an audience missed; undefined when there are too many or they are no longer stored. */
async function replay(
  { db }: HubDeps,
  audience: Audience,
  after: number,
  upTo: number,
): Promise<LiveEvent[] | undefined> {
  if (after === upTo) return []
  if (after > upTo || !(await isComplete(db, after))) return undefined
  const missed = await readMissed(db, audience, { after, upTo, limit: REPLAY_AT_MOST + 1 })
  return missed.length > REPLAY_AT_MOST ? undefined : missed
}

/** The same as `readMissed` finds. */
function isFor(event: LiveEvent, audience: Audience): boolean {
  if ('orderId' in audience) return event.order_id === audience.orderId
  if (event.kind === 'unpaid.changed') return false
  if (event.kind === FOR_ALL) return true
  return audience.branchIds === null || audience.branchIds.includes(event.branch_id)
}

const messageOf = ({ seq, kind, order_id, happened_at }: LiveEvent): StreamMessage => ({
  seq,
  kind,
  orderId: order_id,
  at: happened_at,
})
