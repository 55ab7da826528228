import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { HoursCard } from './hours-card.tsx'
import { PauseCard } from './pause-card.tsx'
import { RushCard } from './rush-card.tsx'
import { SoldOut } from './sold-out.tsx'
import { useToday } from './use-today.ts'

/** What is different today at a branch, for everybody at the counter: it acts at once and ends by itself. */
export function TodayPage() {
  const { t } = useI18n()
  const [params, setParams] = useSearchParams()
  const wanted = params.get('branch') ?? undefined
  const all = useToday(wanted)
  const { today } = all
  const branchId = today?.branchId ?? wanted
  return (
    <div className="today">
      <h1 className={today && 'visually-hidden'}>{t('Today')}</h1>
      {branchId !== undefined && (
        <BranchChoice branchId={branchId} onChoose={(id) => setParams({ branch: id })} />
      )}
      {today ? (
        // What was typed for one branch is not meant for the next.
        <div key={today.branchId} className="today__parts">
          <div className="today__cards">
            <PauseCard {...all} today={today} />
            <RushCard {...all} today={today} />
            <HoursCard {...all} today={today} />
          </div>
          <SoldOut {...all} today={today} />
        </div>
      ) : all.isFailed ? (
        <p role="alert">
          {t('That did not work')} <Button onClick={all.refresh}>{t('Try again')}</Button>
        </p>
      ) : (
        <p role="status">{t('Loading …')}</p>
      )}
    </div>
  )
}
