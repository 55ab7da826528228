import { createFairQueue } from './fair-queue.ts'

/** Orders, payments and the screens of the staff come before everything else; live streams have places of their own. */
export type Rank = 'first' | 'other' | 'live'

/** How many jobs of a rank are in hand, may be in hand, and wait. */
export type AdmissionState = () => Record<Rank, { running: number; concurrency: number; waiting: number }>

export type Admission = { admit(job: Job): void; state: AdmissionState }

/** A request that may have to wait. */
export type Job = {
  rank: Rank
  /** Whose job it is: within a rank, holders take turns. Without one it waits in the order of all. */
  holder?: string
  /** Calls `onEnd` when it is answered. */
  start(onEnd: () => void): void
  /** Answers that the server is overloaded. */
  refuse(): void
  /** Whether its client has gone meanwhile. */
  isGone(): boolean
}

type Limits = {
  /** How many jobs are done at a time; more would only wait for each other, because one thread computes. */
  concurrency: number
  /** How many are started in one turn of the event loop, before it looks for new requests. */
  inOneTurn: number
  /** The shortest target of waiting, in milliseconds; twice the usual duration of a job where that is longer. */
  targetMs: number
  /** How long a job may wait in a short rush of many, in milliseconds. */
  longestMs: number
}

const LIMITS: Record<Rank, Limits> = {
  // Transactions that begin in the same turn share a commit on SQLite.
  first: { concurrency: 16, inOneTurn: 8, targetMs: 50, longestMs: 3_000 },
  // Rendering a page takes a turn of many milliseconds, without a pause in between.
  other: { concurrency: 4, inOneTurn: 1, targetMs: 20, longestMs: 1_000 },
  // A page without its stream asks now and then; nobody looks at it while it waits.
  live: { concurrency: 4, inOneTurn: 1, targetMs: 500, longestMs: 10_000 },
}
/** What takes longer waits for something else, a provider or a slow client, and does not keep others from starting. */
const COUNTED_MS = 1_000
const INTERVAL_MS = 250
/** How many times the usual duration of a job is a long wait. */
const LONG_WAIT = 2
/** As many times the jobs done at a time are a few that wait: they are served late rather than refused. */
const A_FEW = 2
/** How long those few may wait, in milliseconds: a busy machine pauses the process for seconds, with one guest too. */
const FEW_LONGEST_MS = 10_000
/** The weight of the newest job in the usual duration. */
const NEWEST = 1 / 16

/**
 * Admits so much work at a time as the server can do soon, the rest waits. When even the shortest wait of a quarter of a
 * second was longer than the target, the server cannot keep up: until a shorter one, everything that has waited for twice
 * the target is refused early, but for a few, so that what is admitted is fast (CoDel, as servers use it). Orders wait for
 * no page and no live stream, which start only while no order waits. Work never starts in the turn in which its request is
 * read: the requests behind it would wait in their sockets, where nobody can count them.
 */
export function createAdmission({
  limits = LIMITS,
  now = () => performance.now(),
  nextTurn = defer,
} = {}): Admission {
  const lines = {
    first: createLine(limits.first),
    other: createLine(limits.other),
    live: createLine(limits.live),
  }
  const { first, other, live } = lines
  const later = [other, live]
  let isPlanned = false

  function plan(): void {
    const canStart = (line: Line) => line.isWaiting() && line.isFree()
    const hasWork = first.isWaiting() ? first.isFree() : later.some(canStart)
    if (isPlanned || !hasWork) return
    isPlanned = true
    nextTurn(() => {
      isPlanned = false
      start(first)
      for (const line of later) if (!first.isWaiting()) start(line)
      for (const line of [first, ...later]) line.refuseLate(now())
      plan()
    })
  }

  function start(line: Line): void {
    for (let left = line.inOneTurn; left > 0; left--) {
      const job = line.take(now())
      if (!job) return
      run(line, job)
    }
  }

  function run(line: Line, job: Job): void {
    line.running++
    const started = now()
    let isCounted = true
    const end = () => {
      if (!isCounted) return
      isCounted = false
      clearTimeout(late)
      line.running--
      line.noteDuration(now() - started)
      plan()
    }
    const late = setTimeout(end, COUNTED_MS)
    job.start(end)
  }

  return {
    admit(job) {
      const line = lines[job.rank]
      line.add(job, now())
      line.refuseLate(now())
      plan()
    },
    state: () => ({ first: first.state(), other: other.state(), live: live.state() }),
  }
}

type Line = ReturnType<typeof createLine>

/** The waiting jobs of one rank. */
function createLine({ concurrency, inOneTurn, targetMs, longestMs }: Limits) {
  const waiting = createFairQueue<{ job: Job; since: number }>()
  let isOverloaded = false
  let shortestMs = 0
  let usualMs = 0
  const target = () => Math.max(targetMs, LONG_WAIT * usualMs)
  let intervalEnd = 0

  function limit(): number {
    if (waiting.count() <= A_FEW * concurrency) return FEW_LONGEST_MS
    return isOverloaded ? Math.min(2 * target(), longestMs) : longestMs
  }

  /** Whether a job may have waited so long now; the wait of the first one says whether the server keeps up. */
  function mayWait(waitedMs: number, now: number): boolean {
    if (now >= intervalEnd) {
      isOverloaded = shortestMs > target()
      shortestMs = waitedMs
      intervalEnd = now + INTERVAL_MS
    } else shortestMs = Math.min(shortestMs, waitedMs)
    return waitedMs <= limit()
  }

  return {
    running: 0,
    inOneTurn,
    isWaiting: () => waiting.count() > 0,
    state() {
      return { running: this.running, concurrency, waiting: waiting.count() }
    },
    noteDuration: (ms: number): void => void (usualMs += NEWEST * (ms - usualMs)),
    isFree(): boolean {
      return this.running < concurrency
    },
    add: (job: Job, now: number): void => waiting.add({ job, since: now }, job.holder ?? ''),
    /** The next job that has not waited too long; those that have are refused. */
    take(now: number): Job | undefined {
      if (!this.isFree()) return undefined
      for (let next = waiting.take(); next; next = waiting.take()) {
        if (next.job.isGone()) continue
        const isAllowed = mayWait(now - next.since, now)
        // A line that empties is kept up with, however long a busy machine has paused the process.
        if (waiting.count() === 0) shortestMs = 0
        if (isAllowed) return next.job
        next.job.refuse()
      }
      return undefined
    },
    refuseLate(now: number): void {
      for (let oldest = waiting.oldest(); oldest; oldest = waiting.oldest()) {
        if (now - oldest.since <= limit()) return
        waiting.takeOldest()
        oldest.job.refuse()
      }
    },
  }
}

function defer(work: () => void): void {
  setImmediate(work)
}
