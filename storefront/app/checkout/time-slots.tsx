import { useState } from 'react'
import type { OrderTimes } from '#contract/checkout.ts'
import { useI18n } from '#ui/i18n.tsx'
import { clockTexts } from '../i18n/clock-texts.ts'
import { anchorOf } from './field-issues.ts'
import { byDayPart } from './day-part.ts'
import { dayName } from './day-name.ts'
import { RadioCard } from './radio-card.tsx'

type TimeSlotsProps = {
  days: OrderTimes['days']
  /** The start of the chosen window. */
  chosen: string
  /** Whether everything in the cart can be had at the start of a window. */
  isFitting?: ((start: string) => boolean) | undefined
  onChoose: (start: string) => void
}

/** The days as chips and the windows of one day as a radio list, grouped by the part of the day. */
export function TimeSlots({ days, chosen, isFitting = () => true, onChoose }: TimeSlotsProps) {
  const i18n = useI18n()
  const { t, date } = i18n
  const chosenDay = days.find((day) => day.windows.some((window) => window.start === chosen))
  const [picked, setPicked] = useState('')
  const day = days.find((one) => one.date === picked) ?? chosenDay ?? days[0]
  if (!day) return null
  const hasUnfitting = day.windows.some(({ start }) => !isFitting(start))
  const nameOf = (one: OrderTimes['days'][number]) => dayName(one.windows[0]?.start ?? one.date, i18n)
  const hourOf = (instant: string) =>
    Number.parseInt(date(instant, { hour: '2-digit', hourCycle: 'h23' }), 10)
  const clock = clockTexts(
    day.windows.map(({ start }) => start),
    i18n,
  )
  const partNames = {
    Night: t('Night'),
    Morning: t('Morning'),
    Midday: t('Midday'),
    Afternoon: t('Afternoon'),
    Evening: t('Evening'),
  }
  return (
    <div className="times">
      <fieldset className="times__days">
        <legend className="visually-hidden">{t('Day')}</legend>
        {days.map((one) => (
          <RadioCard
            key={one.date}
            kind="chip"
            name="day"
            value={one.date}
            isChosen={one === day}
            onChoose={() => {
              setPicked(one.date)
              const first = one.windows.find(({ start }) => isFitting(start)) ?? one.windows[0]
              if (first) onChoose(first.start)
            }}
            title={nameOf(one)}
          />
        ))}
      </fieldset>
      <fieldset className="times__windows" id={anchorOf('deliverDate')}>
        <legend className="visually-hidden">{t('Time on {day}', { day: nameOf(day) })}</legend>
        {hasUnfitting && (
          <p className="times__hint">{t('At the dashed times not everything in your cart can be had.')}</p>
        )}
        {byDayPart(day.windows, hourOf).map(({ part, windows }) => (
          <div key={windows[0]?.start} className="times__part">
            <p className="times__name">{partNames[part]}</p>
            <div className="times__grid">
              {windows.map(({ start, end }) => (
                <RadioCard
                  key={start}
                  kind="chip"
                  name="window"
                  value={start}
                  isChosen={start === chosen}
                  onChoose={() => onChoose(start)}
                  isPale={!isFitting(start)}
                  title={
                    <>
                      {`${clock(start)}–${clock(end, start)}`}
                      {!isFitting(start) && <span className="visually-hidden">, {t('not everything')}</span>}
                    </>
                  }
                />
              ))}
            </div>
          </div>
        ))}
      </fieldset>
    </div>
  )
}
