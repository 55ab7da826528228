import { useRef } from 'react'
import { monthOf, readTypedDate, typedDate } from '#domain/reservations/calendar-date.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Calendar } from './calendar.tsx'
import { FullMonth } from './full-month.tsx'
import { TimeList } from './time-list.tsx'
import type { Reservation } from './use-reservation.ts'

/** The day, typed or picked from the calendar, and then its time (ux.md 1.9, A-33, A-34). */
export function WhenFields({ reservation }: { reservation: Reservation }) {
  const { t, date: said } = useI18n()
  const { form, months, day } = reservation
  const field = useRef<HTMLInputElement>(null)
  const times = day === undefined ? undefined : months.timesOf(day)
  const clock = (instant: string) => said(instant, { hour: '2-digit', minute: '2-digit' })

  const take = (text: string) => {
    const next = readTypedDate(text)
    form.set('date', text)
    // The same hour on another day, when there is one.
    const hour = form.values.reservedAt && clock(form.values.reservedAt)
    const same = next && months.timesOf(next)?.find((time) => clock(time) === hour)
    form.set('reservedAt', same ?? '')
    if (next && !isFar(next)) months.show(monthOf(next))
  }
  const isFar = (date: string) => date < months.today || (months.last !== undefined && date > months.last)

  return (
    <>
      <TextField
        ref={field}
        id="reservation-date"
        name="date"
        label={form.names.date}
        mark={t('(required)')}
        hint={t('Type DD.MM.YYYY or pick a day below')}
        error={form.shown.date}
        value={form.values.date}
        aria-required="true"
        inputMode="text"
        autoComplete="off"
        onChange={({ target }) => take(target.value)}
        onBlur={() => {
          if (day) form.set('date', typedDate(day))
          form.left('date')
        }}
      />
      <Calendar
        months={months}
        chosen={day}
        onChoose={(date) => take(typedDate(date))}
        onLeave={() => field.current?.focus()}
      />
      <FullMonth months={months} />
      {months.state === 'failed' && (
        <div className="notice notice--wrong" role="alert">
          <p>{t('The times could not be loaded.')}</p>
          <Button look="secondary" onClick={months.reload}>
            {t('Try again')}
          </Button>
        </div>
      )}
      <TimeList
        day={day}
        times={times}
        chosen={form.values.reservedAt}
        error={form.shown.reservedAt}
        onChoose={(instant) => form.set('reservedAt', instant)}
      />
    </>
  )
}
