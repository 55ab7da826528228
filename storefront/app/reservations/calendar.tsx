import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { addMonths, monthOf, weeksOf } from '#domain/reservations/calendar-date.ts'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { type Move, moveOf, moved } from './calendar-moves.ts'
import type { Months } from './use-months.ts'

type CalendarProps = {
  months: Months
  chosen: string | undefined
  onChoose: (date: string) => void
  /** Esc leaves the calendar for the field it belongs to. */
  onLeave: () => void
}

/** A moment that falls on the date wherever the restaurant may be. */
export const noonOf = (date: string): string => `${date}T11:00:00Z`

/** A Monday and the days after it, for the names of the days. */
const WEEK = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2024-01-${day}`)

/** A month as a grid of days that the keyboard walks through (ux.md A-33). */
export function Calendar({ months, chosen, onChoose, onLeave }: CalendarProps) {
  const { t, date: said } = useI18n()
  const { month, today, last } = months
  const [cursor, setCursor] = useState(today)
  const grid = useRef<HTMLTableElement>(null)
  const hasMoved = useRef(false)
  // One day of the shown month can be reached with Tab.
  const reachable = [cursor, chosen, today].find((date) => date && monthOf(date) === month) ?? `${month}-01`

  useEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [cursor, month])

  const go = (move: Move, from: string) => {
    const target = moved(from, move, { first: today, last: last ?? addMonths(today, 6) })
    hasMoved.current = true
    setCursor(target)
    if (monthOf(target) !== month) months.show(monthOf(target))
  }
  const turn = (by: number) => {
    const next = monthOf(addMonths(`${month}-01`, by))
    setCursor(next === monthOf(today) ? today : `${next}-01`)
    months.show(next)
  }
  const isFirst = month <= monthOf(today)
  const isLast = last !== undefined && month >= monthOf(last)

  return (
    <div className="calendar">
      <div className="calendar__head">
        <IconButton
          label={t('Previous month')}
          icon={<ChevronLeft size={22} aria-hidden="true" />}
          unavailable={isFirst}
          onClick={() => isFirst || turn(-1)}
        />
        <p id="calendar-month" aria-live="polite">
          {said(noonOf(`${month}-15`), { month: 'long', year: 'numeric' })}
        </p>
        <IconButton
          label={t('Next month')}
          icon={<ChevronRight size={22} aria-hidden="true" />}
          unavailable={isLast}
          onClick={() => isLast || turn(1)}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby="calendar-month"
        aria-busy={months.state === 'loading' || undefined}
        className="calendar__grid"
      >
        <thead>
          <tr>
            {WEEK.map((date) => (
              <th key={date} scope="col" abbr={said(noonOf(date), { weekday: 'long' })}>
                {said(noonOf(date), { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a week is its place in the month
            <tr key={`${month}-${at}`}>
              {week.map((date, place) =>
                date === undefined ? (
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- a gap has a place and no name
                  <td key={place} />
                ) : (
                  <Day
                    key={date}
                    date={date}
                    isPast={date < today}
                    isChosen={date === chosen}
                    isToday={date === today}
                    isReachable={date === reachable}
                    isFree={(months.timesOf(date)?.length ?? 0) > 0}
                    isKnown={months.state === 'ready'}
                    onChoose={() => {
                      setCursor(date)
                      onChoose(date)
                    }}
                    onKey={(key) => {
                      if (key === 'Escape') onLeave()
                      const move = moveOf(key, document.dir === 'rtl')
                      if (move) go(move, date)
                      return key === 'Escape' || move !== undefined
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayProps = {
  date: string
  isPast: boolean
  isChosen: boolean
  isToday: boolean
  isReachable: boolean
  isFree: boolean
  isKnown: boolean
  onChoose: () => void
  /** Answers whether the key meant something. */
  onKey: (key: string) => boolean
}

function Day({ date, isPast, isChosen, isToday, isReachable, isFree, isKnown, onChoose, onKey }: DayProps) {
  const { t, date: said } = useI18n()
  const name = said(noonOf(date), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <td aria-selected={isChosen}>
      <button
        type="button"
        className={isToday ? 'calendar__day calendar__day--today' : 'calendar__day'}
        data-past={isPast || undefined}
        tabIndex={isReachable ? 0 : -1}
        aria-label={isKnown && !isFree ? t('{day}, not available', { day: name }) : name}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={!isFree || undefined}
        onClick={() => isFree && onChoose()}
        onKeyDown={(event) => {
          if (!event.altKey && !event.ctrlKey && !event.metaKey && onKey(event.key)) event.preventDefault()
        }}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}
