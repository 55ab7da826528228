import { type ReactNode, useId } from 'react'
import { UNTIL_FURTHER_NOTICE } from '#domain/hours/today-end.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

type TodayCardProps = {
  title: string
  /** What holds now; nothing is different without it. */
  current?: { text: string; until: string; by: string; onEnd: () => void } | undefined
  isBusy: boolean
  children: ReactNode
}

/** One thing that may be different today: what holds and until when, and how to change it. */
export function TodayCard({ title, current, isBusy, children }: TodayCardProps) {
  const { t } = useI18n()
  const id = useId()
  const until = useUntilText()
  return (
    <section className={current ? 'today-card today-card--on' : 'today-card'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {current && (
        <div className="today-card__now">
          <p>
            <strong>{current.text}</strong>
            <small>{[until(current.until), current.by].filter(Boolean).join(' · ')}</small>
          </p>
          <Button look="secondary" busy={isBusy} onClick={current.onEnd}>
            {t('End now')}
            <span className="visually-hidden"> {title}</span>
          </Button>
        </div>
      )}
      {children}
    </section>
  )
}

/** Until when something holds: the time, with the day unless it ends before tomorrow's breakfast. */
export function useUntilText(): (until: string) => string {
  const { t, date } = useI18n()
  return (until) => {
    if (until === UNTIL_FURTHER_NOTICE) return t('until further notice')
    const hours = (Date.parse(until) - Date.now()) / 3_600_000
    const time = { hour: '2-digit', minute: '2-digit' } as const
    return t('until {time}', { time: date(until, hours < 20 ? time : { weekday: 'short', ...time }) })
  }
}
