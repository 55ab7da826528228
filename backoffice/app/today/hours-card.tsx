import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getWorkingHours, type Span } from '#contract/hours.ts'
import { endTodayHours, setTodayHours, type Today } from '#contract/today.staff.ts'
import { weekdays } from '#contract/weekdays.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useClock } from '#ui/use-now.ts'
import { ClockField } from '../documents/clock-field.tsx'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { businessMoment } from './business-moment.ts'
import { TodayCard } from './today-card.tsx'
import type { UseToday } from './use-today.ts'

/** Other opening hours for this one day, or none at all. */
export function HoursCard({ api, today, isBusy, change }: UseToday & { today: Today }) {
  const { t, date } = useI18n()
  const { data: week } = useQuery({
    queryKey: ['working-hours', today.branchId],
    queryFn: async () => (await api(getWorkingHours, {})).data,
  })
  const { timeZone } = useRestaurant().i18n
  const now = businessMoment(new Date(useClock()), timeZone)
  const dayName = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(now)
  const weekday = weekdays.find((day) => day === dayName)
  const usual = (weekday && week?.[weekday]) ?? []
  const [typed, setTyped] = useState<Span[]>()
  const spans = typed ?? (usual.length > 0 ? usual : [{ start: '11:00', end: '22:00' }])
  const textOf = (list: readonly Span[]) =>
    list.length === 0 ? t('Closed today') : list.map(({ start, end }) => `${start}–${end}`).join(', ')
  const back = () => api(endTodayHours, {})
  const { hours } = today
  const restore = () => (hours ? api(setTodayHours, { body: { spans: hours.spans } }) : back())
  const set = (wanted: Span[]) =>
    change({
      call: () => api(setTodayHours, { body: { spans: wanted } }),
      text: `${date(now, { weekday: 'long' })}: ${textOf(wanted)}`,
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
      {week && <p className="today-card__hint">{t('Usually: {hours}', { hours: textOf(usual) })}</p>}
      {week &&
        spans.map((span, at) => (
          <div key={at} className="today-card__span">
            <ClockField label={t('From')} value={span.start} onChange={(start) => put(at, { start })} />
            <ClockField label={t('Until')} value={span.end} onChange={(end) => put(at, { end })} />
          </div>
        ))}
      <div className="today-card__choices">
        {week && (
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
