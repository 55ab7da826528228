import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/problem.ts'
import {
  type Audience,
  isComplete,
  type LiveEvent,
  readEvents,
  readMissed,
  readNewestSeq,
} from './live.queries.ts'
import { numberLiveEvents } from './number-live-events.ts'

/** What a listener hears: an event, or how its replay ended. */
export type News = {
  seq: number
  kind: LiveEvent['kind'] | 'ready' | 'missed'
  orderId: string | null
  at: string
}
type Listener = {
  audience: Audience
  hear: (news: News) => void
  end: () => void
  /** What came while the replay was being read. */
  waiting: LiveEvent[] | undefined
}

export type LiveHub = {
  /**
   * Hears every event of an audience from now on, after what it missed since the number `after`. Answers how to stop.
   * Throws `unavailable` when the house is full or closing.
   */
  listen(
    audience: Audience,
    after: number | undefined,
    listener: Pick<Listener, 'hear' | 'end'>,
  ): Promise<() => void>
  /** Looks for new events in a moment. */
  wake(): void
  /** Ends every stream and takes no new ones. */
  close(): void
}

/** Another process may have written: that is noticed by looking, while somebody listens. */
const LOOK_MS = 500
/** Events of so many milliseconds are numbered and read together. */
const GATHER_MS = 20
const READ_AT_ONCE = 200
const REPLAY_AT_MOST = 100
export const MOST_LISTENERS = { staff: 200, guests: 1_000, oneOrder: 10 }

const hubs = new WeakMap<Deps, LiveHub>()

/** The one hub of a running server. */
export function liveHub(deps: Deps): LiveHub {
  const hub = hubs.get(deps) ?? createLiveHub(deps)
  hubs.set(deps, hub)
  return hub
}

export const wakeLive = (deps: Deps): void => hubs.get(deps)?.wake()

/** Ends the open streams, so that a server which is told to stop can. */
export const closeLive = (deps: Deps): void => liveHub(deps).close()

function createLiveHub(deps: Deps): LiveHub {
  const listeners = new Set<Listener>()
  let timer: ReturnType<typeof setInterval> | undefined
  let gathering: ReturnType<typeof setTimeout> | undefined
  /** The number up to which everybody has been told; undefined while nobody listens. */
  let told: Promise<number> | undefined
  let isLooking = false
  let lookAgain = false
  let isClosed = false

  async function look(): Promise<void> {
    lookAgain = isLooking
    if (isLooking || !told) return
    isLooking = true
    try {
      do {
        lookAgain = false
        const from: Promise<number> = told
        await numberLiveEvents(deps)
        const events = await readEvents(deps.db, await from, READ_AT_ONCE)
        const last = events.at(-1)
        if (!last || told !== from) continue
        told = Promise.resolve(last.seq)
        for (const event of events) tell(event)
        lookAgain ||= events.length === READ_AT_ONCE
      } while (lookAgain)
    } catch (error) {
      deps.log.error('live events could not be read', { error: String(error) })
    } finally {
      isLooking = false
    }
  }

  function tell(event: LiveEvent): void {
    for (const listener of listeners) {
      if (!isFor(event, listener.audience)) continue
      if (listener.waiting) listener.waiting.push(event)
      else listener.hear(newsOf(event))
    }
  }

  /** The number up to which everybody has been told; the first one who listens begins at the newest. */
  function awake(): Promise<number> {
    if (!told) {
      const starting = numberLiveEvents(deps).then(() => readNewestSeq(deps.db))
      told = starting
      starting.catch(() => {
        if (told === starting) told = undefined
      })
      clearInterval(timer)
      timer = setInterval(() => void look(), LOOK_MS)
      timer.unref()
    }
    return told
  }

  function leave(listener: Listener): void {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    clearTimeout(gathering)
    gathering = undefined
    told = undefined
  }

  function wake(): void {
    if (!told) return
    gathering ??= setTimeout(() => {
      gathering = undefined
      void look()
    }, GATHER_MS).unref()
  }

  function refuseTooMany(audience: Audience): void {
    const isSame = (other: Audience) =>
      'orderId' in audience && 'orderId' in other && other.orderId === audience.orderId
    const all = [...listeners]
    const guests = all.filter((listener) => 'orderId' in listener.audience).length
    const isFull =
      'orderId' in audience
        ? guests >= MOST_LISTENERS.guests ||
          all.filter((listener) => isSame(listener.audience)).length >= MOST_LISTENERS.oneOrder
        : all.length - guests >= MOST_LISTENERS.staff
    if (isClosed || isFull) throw new AppError('unavailable', 'No more listeners at the moment')
  }

  return {
    async listen(audience, after, { hear, end }) {
      refuseTooMany(audience)
      const listener: Listener = { audience, hear, end, waiting: [] }
      listeners.add(listener)
      const stop = () => leave(listener)
      try {
        const upTo = await awake()
        const missed = after === undefined ? [] : await replay(deps, audience, after, upTo)
        for (const event of missed ?? []) hear(newsOf(event))
        const at = new Date(deps.clock()).toISOString()
        hear({ seq: upTo, kind: missed ? 'ready' : 'missed', orderId: null, at })
        for (const event of listener.waiting ?? []) hear(newsOf(event))
        listener.waiting = undefined
        return stop
      } catch (error) {
        stop()
        throw error
      }
    },
    wake,
    close() {
      isClosed = true
      for (const listener of listeners) listener.end()
    },
  }
}

/** What an audience missed; undefined when it is too much or not known any more. */
async function replay(
  { db }: Deps,
  audience: Audience,
  after: number,
  upTo: number,
): Promise<LiveEvent[] | undefined> {
  if (after === upTo) return []
  if (after > upTo || !(await isComplete(db, after))) return undefined
  const missed = await readMissed(db, audience, { after, upTo, limit: REPLAY_AT_MOST + 1 })
  return missed.length > REPLAY_AT_MOST ? undefined : missed
}

function isFor(event: LiveEvent, audience: Audience): boolean {
  if ('orderId' in audience) return event.order_id === audience.orderId
  if (event.kind === 'draft.changed') return false
  return audience.branchId === null || event.branch_id === audience.branchId
}

const newsOf = ({ seq, kind, order_id, happened_at }: LiveEvent): News => ({
  seq,
  kind,
  orderId: order_id,
  at: happened_at,
})
