import { useState } from 'react'
import { endRush, startRush, type Today } from '#contract/today.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { type ChosenEnd, EndPicker, timedEnds, untilTonight, useTodayEnd } from './end-picker.tsx'
import { endAt } from './end-time.ts'
import { TodayCard } from './today-card.tsx'
import type { UseToday } from './use-today.ts'

const MINUTES = [10, 15, 30, 45] as const

/** More minutes for every order, in what guests are offered and in what the board proposes. */
export function RushCard({ api, today, isBusy, change }: UseToday & { today: Today }) {
  const { t } = useI18n()
  const endOf = useTodayEnd()
  const [end, setEnd] = useState<ChosenEnd<(typeof timedEnds)[number]>>(untilTonight)
  const stop = () => api(endRush, {})
  const { rush } = today
  const restore = () =>
    rush ? api(startRush, { body: { minutes: rush.minutes, end: endAt(rush.until) } }) : stop()
  return (
    <TodayCard
      title={t('More time for every order')}
      isBusy={isBusy}
      current={
        rush
          ? {
              ...rush,
              text: t('+{minutes} min', { minutes: rush.minutes }),
              onEnd: () => change({ call: stop, text: t('Orders take the usual time again') }),
            }
          : undefined
      }
    >
      <EndPicker label={t('How long')} kinds={timedEnds} end={end} onChoose={setEnd} />
      <div className="today-card__choices" role="group" aria-label={t('More time for every order')}>
        {MINUTES.map((minutes) => (
          <Button
            key={minutes}
            look="secondary"
            busy={isBusy}
            onClick={() =>
              change({
                call: () => api(startRush, { body: { minutes, end: endOf(end) } }),
                text: t('Every order takes {minutes} minutes longer', { minutes }),
                undo: restore,
              })
            }
          >
            {t('+{minutes} min', { minutes })}
          </Button>
        ))}
      </div>
    </TodayCard>
  )
}
