import { useSearchParams } from 'react-router'
import { ALL_BRANCHES } from '#domain/hours/hours-document.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SelectField } from '../documents/select-field.tsx'
import './hours.css'
import { SharedNote } from '../documents/shared-note.tsx'
import { useScope } from '../restaurant/use-scope.ts'
import { HoursForm } from './hours-form.tsx'
import { HoursText } from './hours-text.tsx'
import { SpecialDays } from './special-days.tsx'
import { useBranchList } from '../restaurant/use-branch-list.ts'
import { useHours } from './use-hours.ts'

/** When the restaurant is open: the week, and the days on which it is different. */
export function HoursPage() {
  const { t } = useI18n()
  const [params, setParams] = useSearchParams()
  const scope = useScope()
  const all = useBranchList().data ?? []
  const branches = all.filter(({ id }) => scope.mayChange(id))
  const home = scope.home ?? ALL_BRANCHES
  const branchId = params.get('branch') ?? home
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1>{t('Opening hours')}</h1>
        {all.length > 1 && (
          <SelectField
            label={t('Branch')}
            value={branchId}
            options={[
              [ALL_BRANCHES, t('All branches')],
              ...branches.map(({ id, name }) => [id, name] as const),
            ]}
            onChange={(id) => setParams(id === home ? {} : { branch: id })}
          />
        )}
      </div>
      <WeekHours key={branchId} id={branchId} />
      <SpecialDays branches={branches} branchId={branchId === ALL_BRANCHES ? null : branchId} />
    </div>
  )
}

function WeekHours({ id }: { id: string }) {
  const { t } = useI18n()
  const { isWhole } = useScope()
  const { entry, failure, isBusy, retry, separate, join } = useHours(id)
  if (failure) return <ReadFailure failure={failure} onRetry={retry} />
  if (entry === undefined) return <Reading />
  if (entry === null)
    return (
      <div className="work-page__empty">
        <h2>{t('Like all branches')}</h2>
        <p>{t('This branch has the hours of all. If it opens differently, it needs a week of its own.')}</p>
        <Button busy={isBusy} onClick={() => void separate()}>
          {t('Own hours for this branch')}
        </Button>
      </div>
    )
  if (id === ALL_BRANCHES && !isWhole)
    return (
      <>
        <SharedNote />
        <HoursText hours={entry.document} />
      </>
    )
  return (
    <>
      <HoursForm entry={entry} />
      {id !== ALL_BRANCHES && (
        <Button look="quiet" busy={isBusy} onClick={() => void join()}>
          {t('Have the hours of all branches again')}
        </Button>
      )}
    </>
  )
}
