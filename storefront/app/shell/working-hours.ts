import { useSyncExternalStore } from 'react'
import type { DeliverType } from '#contract/checkout.ts'
import type { SpecialDay, Week } from '#contract/hours.ts'
import { apiBase, callHeaders } from '../http/api-base.ts'
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

let hours: WorkingHours | undefined
let asked = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) yieldToMain(ask)
  asked = true
  return () => void listeners.delete(listener)
}

async function ask(): Promise<void> {
  try {
    const response = await fetch(`${apiBase()}/working-hours`, { headers: callHeaders() })
    if (!response.ok) return
    const { data, meta } = (await response.json()) as { data: Week; meta: Omit<WorkingHours, 'week'> }
    hours = { week: data, ...meta }
    for (const listener of listeners) listener()
  } catch {
    // Without an answer the page shows no opening state; the checkout asks again.
    asked = false
  }
}

/** The opening hours, asked for once in the browser: pages are kept as bytes and must not know the time. */
export function useWorkingHours(): WorkingHours | undefined {
  return useSyncExternalStore(
    subscribe,
    () => hours,
    () => undefined,
  )
}
