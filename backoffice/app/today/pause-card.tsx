import { useState } from 'react'
import { endPause, pauseOrders, type Today } from '#contract/today.staff.ts'
import { pauseReasons } from '#domain/hours/pause-reasons.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { endAt } from './end-time.ts'
import { TodayCard } from './today-card.tsx'
import type { UseToday } from './use-today.ts'

const MINUTES = [15, 30, 60] as const

/** No orders for a while: the reason, which guests read, and how long it takes. */
export function PauseCard({ api, today, isBusy, change }: UseToday & { today: Today }) {
  const { t } = useI18n()
  const [reason, setReason] = useState<string>(pauseReasons[0] ?? '')
  const end = () => api(endPause, {})
  const { pause } = today
  const restore = () =>
    pause ? api(pauseOrders, { body: { reason: pause.reason, end: endAt(pause.until) } }) : end()
  const start = (minutes: number | undefined) =>
    change({
      call: () =>
        api(pauseOrders, {
          body: {
            reason: reason.trim(),
            end: minutes === undefined ? { kind: 'day' } : { kind: 'minutes', minutes },
          },
        }),
      text: t('Guests cannot order now'),
      undo: restore,
    })
  const isOwn = !(pauseReasons as readonly string[]).includes(reason)
  return (
    <TodayCard
      title={t('Pause orders')}
      isBusy={isBusy}
      current={
        pause
          ? {
              ...pause,
              text: t(pause.reason),
              onEnd: () => change({ call: end, text: t('Guests can order again') }),
            }
          : undefined
      }
    >
      <label className="field">
        <span className="field__label">{t('What guests read')}</span>
        <select
          className="today-select"
          value={isOwn ? '' : reason}
          onChange={(event) => setReason(event.target.value)}
        >
          {pauseReasons.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
          <option value="">{t('Another reason')}</option>
        </select>
      </label>
      {isOwn && (
        <TextField
          label={t('Your reason for the guest')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div className="today-card__choices" role="group" aria-label={t('Pause orders')}>
        {[...MINUTES, undefined].map((minutes) => (
          <Button
            key={minutes ?? 'day'}
            look="secondary"
            busy={isBusy}
            unavailable={reason.trim() === ''}
            onClick={() => reason.trim() !== '' && start(minutes)}
          >
            {minutes ? t('{minutes} min', { minutes }) : t('Rest of the day')}
          </Button>
        ))}
      </div>
    </TodayCard>
  )
}
