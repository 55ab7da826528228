import type { Availability } from '#contract/availability.ts'
import { wallClock } from '#domain/hours/wall-clock.ts'
import { isAvailable, nextAvailable, type Occasion } from '#domain/menu/availability.ts'
import type { I18n } from '#ui/i18n.tsx'

/** Something that cannot be had; `next` is the first instant at which it can be. */
export type OutOfTime = { text: string; next: number | undefined }

const WEEK = 6 * 86_400_000

/** What a guest reads of something that cannot be had at a time and in a way; undefined while it can. */
export function timesState(
  rules: Availability,
  occasion: Occasion,
  now: number,
  { t, date }: Pick<I18n, 't' | 'date'>,
): OutOfTime | undefined {
  if (isAvailable(rules, occasion)) return undefined
  const { zone, deliverType } = occasion
  if (deliverType && isAvailable(rules, { at: occasion.at, zone })) {
    return { text: t('Not in the way you have chosen'), next: undefined }
  }
  const next = nextAvailable(rules, { at: now, zone, deliverType })
  if (next === undefined) return { text: t('Not at the moment'), next }
  if (next === now) return { text: t('Only now, not at the time you have chosen'), next }
  const moment = new Date(next)
  const time = date(moment, { hour: '2-digit', minute: '2-digit' })
  if (wallClock(next, zone).date === wallClock(now, zone).date)
    return { text: t('today from {time}', { time }), next }
  const day = date(moment, next - now < WEEK ? { weekday: 'short' } : { day: 'numeric', month: 'short' })
  return { text: t('again {day}, {time}', { day, time }), next }
}
