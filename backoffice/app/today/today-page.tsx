import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { HoursCard } from './hours-card.tsx'
import { PauseCard } from './pause-card.tsx'
import { RushCard } from './rush-card.tsx'
import { SoldOut } from './sold-out.tsx'
import { useToday } from './use-today.ts'

/** What is different today, for everybody at the counter: it acts at once and ends by itself. */
export function TodayPage() {
  const { t } = useI18n()
  const all = useToday()
  const { today } = all
  if (!today)
    return (
      <div className="today">
        <h1>{t('Today')}</h1>
        {all.isFailed ? (
          <p role="alert">
            {t('That did not work')} <Button onClick={all.refresh}>{t('Try again')}</Button>
          </p>
        ) : (
          <p role="status">{t('Loading …')}</p>
        )}
      </div>
    )
  return (
    <div className="today">
      <h1 className="visually-hidden">{t('Today')}</h1>
      <div className="today__cards">
        <PauseCard {...all} today={today} />
        <RushCard {...all} today={today} />
        <HoursCard {...all} today={today} />
      </div>
      <SoldOut {...all} today={today} />
    </div>
  )
}
