import { useCallback, useEffect, useMemo, useState } from 'react'
import { listReservationTimes, type ReservationTimes } from '#contract/reservations.ts'
import { messages } from '#domain/messages.ts'
import { addMonths, monthOf } from '#domain/reservations/calendar-date.ts'
import { browserApi } from '../http/browser-api.ts'
import { useShop } from '../shop/use-shop.ts'

export type Months = {
  /** The month that is shown, `YYYY-MM`. */
  month: string
  show(month: string): void
  /** The restaurant's own date. */
  today: string
  /** The last date that can be reserved, once it is known. */
  last: string | undefined
  state: 'loading' | 'ready' | 'failed'
  /** No table can be had in the month that is shown. */
  isFull: boolean
  /** The times of a date; undefined as long as they are not known. */
  timesOf(date: string): readonly string[] | undefined
  /** Why a date cannot be chosen; undefined when it can or while unknown. */
  problemOf(date: string): string | undefined
  /** Forgets what is known and asks again. */
  reload(): void
}

type Known = Readonly<Record<string, ReservationTimes | 'failed'>>

/** When tables can be had, month by month as the guest looks at them. */
export function useMonths(): Months {
  const { TIME_ZONE } = useShop().settings
  const [month, show] = useState(() => monthOf(todayIn(TIME_ZONE)))
  const [known, setKnown] = useState<Known>({})
  const shown = known[month]

  useEffect(() => {
    if (shown) return
    const asked = new AbortController()
    browserApi(asked.signal)(listReservationTimes, { query: { month } }).then(
      (times) => setKnown((all) => ({ ...all, [month]: times })),
      () => asked.signal.aborted || setKnown((all) => ({ ...all, [month]: 'failed' })),
    )
    return () => asked.abort()
  }, [month, shown])

  const { today = todayIn(TIME_ZONE), last } = Object.values(known).find((one) => one !== 'failed') ?? {}

  // On the last evening of a month nothing is left in it: the next one is more helpful.
  const isFull = shown !== undefined && shown !== 'failed' && shown.days.length === 0
  const isOver = isFull && monthOf(today) === month
  useEffect(() => {
    if (isOver && last && monthOf(last) > month) show(monthOf(addMonths(`${month}-01`, 1)))
  }, [isOver, last, month])

  const reload = useCallback(() => setKnown({}), [])
  return useMemo(() => {
    const timesOf = (date: string) => {
      const times = known[monthOf(date)]
      if (times === undefined || times === 'failed') return undefined
      return times.days.find((day) => day.date === date)?.times ?? []
    }
    const problemOf = (date: string) => {
      if (date < today) return messages.reservedAtPast
      if (last && date > last) return messages.reservedAtTooFar
      return timesOf(date)?.length === 0 ? messages.reservedAtClosed : undefined
    }
    const state = shown === undefined ? 'loading' : shown === 'failed' ? 'failed' : 'ready'
    return { month, show, today, last, state, isFull, timesOf, problemOf, reload }
  }, [known, month, shown, isFull, today, last, reload])
}

const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
