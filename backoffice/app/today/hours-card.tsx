import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Span } from '#contract/hours.ts'
import { endTodayHours, getUsualHours, setTodayHours, type Today } from '#contract/today.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useClock } from '#ui/use-now.ts'
import { ClockField } from '../documents/clock-field.tsx'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { businessMoment } from './business-moment.ts'
import { TodayCard } from './today-card.tsx'
import type { UseToday } from './use-today.ts'

/** Where it is closed nothing holds that could be changed. */
const firstGuess: readonly Span[] = [{ start: '11:00', end: '22:00' }]

/** Other opening hours for this one day, or none at all. */
export function HoursCard({ api, today, isBusy, change }: UseToday & { today: Today }) {
  const { t, date } = useI18n()
  const { timeZone } = useRestaurant().i18n
  const day = date(businessMoment(new Date(useClock()), timeZone), { weekday: 'long' })
  const { data: usual } = useQuery({
    // A page that stays open asks anew on the next day.
    queryKey: ['usual-hours', today.branchId, day],
    queryFn: () => api(getUsualHours, {}),
  })
  const { hours } = today
  const [typed, setTyped] = useState<Span[]>()
  const held = [hours?.spans, usual?.spans].find((list) => list && list.length > 0)
  const spans = typed ?? held ?? firstGuess
  const textOf = (list: readonly Span[]) =>
    list.length === 0 ? t('Closed today') : list.map(({ start, end }) => `${start}–${end}`).join(', ')
  const back = () => api(endTodayHours, {})
  const restore = () => (hours ? api(setTodayHours, { body: { spans: hours.spans } }) : back())
  const set = (wanted: readonly Span[]) =>
    change({
      call: () => api(setTodayHours, { body: { spans: [...wanted] } }),
      text: `${day}: ${textOf(wanted)}`,
      undo: restore,
    })
  const put = (at: number, part: Partial<Span>) =>
    setTyped(spans.map((span, position) => (position === at ? { ...span, ...part } : span)))
  return (
    <TodayCard
      title={t('Open today')}
      isBusy={isBusy}
      current={
        hours
          ? {
              ...hours,
              text: textOf(hours.spans),
              onEnd: () => change({ call: back, text: t('The usual hours hold again') }),
            }
          : undefined
      }
    >
      {usual && (
        <p className="today-card__hint">
          {usual.specialDay === null
            ? t('Usually: {hours}', { hours: textOf(usual.spans) })
            : `${usual.specialDay}: ${textOf(usual.spans)}`}
        </p>
      )}
      {usual &&
        spans.map((span, at) => (
          <div key={at} className="today-card__span">
            <ClockField label={t('From')} value={span.start} onChange={(start) => put(at, { start })} />
            <ClockField label={t('Until')} value={span.end} onChange={(end) => put(at, { end })} />
          </div>
        ))}
      <div className="today-card__choices">
        {usual && (
          <Button look="secondary" busy={isBusy} onClick={() => set(spans)}>
            {t('Open so today')}
          </Button>
        )}
        <Button look="secondary" busy={isBusy} onClick={() => set([])}>
          {t('Closed today')}
        </Button>
      </div>
    </TodayCard>
  )
}
