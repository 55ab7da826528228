import { useSyncExternalStore } from 'react'
import type { DeliverType } from '#contract/checkout.ts'
import type { SpecialDay, Week } from '#contract/hours.ts'
import { apiBase, callHeaders } from '../http/api-base.ts'
import { withDeadline } from '../http/with-deadline.ts'
import { yieldToMain } from '../loading/yield-to-main.ts'

/** The opening week and what holds right now. */
export type WorkingHours = {
  week: Week
  isOpenNow: boolean
  /** When it opens next, as an instant; null when that is not known. */
  nextOpen: string | null
  isActive: boolean
  /** While orders are paused: why. */
  pause?: { reason: string }
  /** The days on which a way to get the food has hours of its own. */
  ways?: Partial<Record<DeliverType, Partial<Week>>>
  specialDays?: readonly SpecialDay[]
}

/** No answer says when it closes; whatever the staff changes is heard of at once (`renewContent`). In milliseconds. */
const EVERY_MS = 5 * 60_000
/** After this long without an answer, and as old as an answer may be when the page is seen again, in milliseconds. */
const MINUTE_MS = 60_000
/** The clock of this device may be a little ahead of the shop's. */
const GRACE_MS = 1_000

let hours: WorkingHours | undefined
let hasStarted = false
let askedAt = 0
let dueAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: the first listener has the shop asked, and from then on again. */
export const workingHours = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    if (!hasStarted) {
      hasStarted = true
      yieldToMain(() => void askForHours())
      document.addEventListener('visibilitychange', onSeen)
      window.addEventListener('pageshow', onSeen)
    }
    return () => void listeners.delete(listener)
  },
  read: (): WorkingHours | undefined => hours,
}

/** Asks what holds now. Without an answer the known hours stay, and the shop is asked again in a minute. */
export function askForHours(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<void> {
  askedAt = Date.now()
  const answer = await load()
  if (answer) {
    hours = answer
    for (const listener of listeners) listener()
  }
  const wait = answer ? untilChange(answer) : MINUTE_MS
  dueAt = Date.now() + wait
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (!document.hidden) void askForHours()
  }, wait)
}

async function load(): Promise<WorkingHours | undefined> {
  try {
    const response = await fetch(`${apiBase()}/working-hours`, {
      headers: callHeaders(),
      signal: withDeadline(),
    })
    if (!response.ok) return undefined
    const { data, meta } = (await response.json()) as { data: Week; meta: Omit<WorkingHours, 'week'> }
    return { week: data, ...meta }
  } catch {
    // Without an answer the page shows no opening state; the checkout asks by itself.
    return undefined
  }
}

/** How long the answer holds, in milliseconds: to the next opening, also from a pause, where that is near. */
function untilChange({ nextOpen }: WorkingHours): number {
  const ahead = nextOpen ? Date.parse(nextOpen) - Date.now() : Infinity
  return ahead > 0 ? Math.min(ahead + GRACE_MS, EVERY_MS) : MINUTE_MS
}

/** A tab that slept, or that the browser kept in memory, does not show what held before. */
function onSeen(): void {
  if (!document.hidden && Date.now() >= Math.min(dueAt, askedAt + MINUTE_MS)) void askForHours()
}

/** The opening hours as they are now, asked for in the browser: pages are kept as bytes and must not know the time. */
export function useWorkingHours(): WorkingHours | undefined {
  return useSyncExternalStore(workingHours.subscribe, workingHours.read, () => undefined)
}
