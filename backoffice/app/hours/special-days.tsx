import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, X } from 'lucide-react'
import { Link } from 'react-router'
import type { Branch } from '#contract/branches.ts'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { datesText, todayIn } from './dates.ts'
import { newDayAddress } from './new-day.ts'
import { HolidaySuggestions } from './holiday-suggestions.tsx'
import { spansText } from './spans.ts'
import { useSpecialDayActions } from './use-special-day-actions.ts'

type SpecialDaysProps = {
  branches: readonly Branch[]
  /** The branch whose days are shown beside those of all; null for all branches. */
  branchId: string | null
}

/** The days on which it is different: what comes next, holidays to choose from, and what is over. */
export function SpecialDays({ branches, branchId }: SpecialDaysProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { timeZone } = useRestaurant().i18n
  const today = todayIn(timeZone)
  const { data, error, refetch } = useQuery({
    queryKey: [DOCUMENTS, 'special-day'],
    queryFn: () => documentCalls('special-day').list(),
  })
  const actions = useSpecialDayActions()
  const { mayChange } = useScope()
  if (error && !data) return <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Reading />
  const days = data
    .filter(({ document }) => branchId === null || [null, branchId].includes(document.branchId))
    .toSorted((a, b) => (a.document.from < b.document.from ? -1 : 1))
  const coming = days.filter(({ document }) => document.until >= today)
  const past = days.filter(({ document }) => document.until < today).toReversed()
  const row = (entry: EntryOf<'special-day'>) => {
    const { id, document } = entry
    const branch = branches.find((one) => one.id === document.branchId)
    const isMine = mayChange(document.branchId)
    const notes = [
      Object.keys(document.ways).length > 0 ? t('with exceptions') : '',
      branch?.name ?? '',
      isMine ? '' : t('at every branch'),
    ].filter(Boolean)
    const words = (
      <>
        <strong>{document.name}</strong>
        <span className="special-day__dates">{datesText(document, i18n)}</span>
        <span className={document.spans.length === 0 ? 'special-day__closed' : 'special-day__hours'}>
          {[spansText(document.spans, t), ...notes].join(' · ')}
        </span>
      </>
    )
    return (
      <li key={id} className="special-day">
        {isMine ? (
          <>
            <Link className="special-day__open" to={`/places/hours/special/${id}`}>
              {words}
            </Link>
            <IconButton
              label={t('Remove: {name}', { name: document.name })}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => actions.remove(entry)}
            />
          </>
        ) : (
          <p className="special-day__open">{words}</p>
        )}
      </li>
    )
  }
  return (
    <>
      <Card
        title={t('Special days')}
        hint={t('They go before the weekly hours. Guests read of them four weeks ahead.')}
      >
        {coming.length > 0 ? (
          <ul className="special-days">{coming.map(row)}</ul>
        ) : (
          <p className="special-days__none">{t('No special days are planned.')}</p>
        )}
        {mayChange(branchId) && (
          <Link className="button button--secondary special-days__new" to={newDayAddress({ branchId })}>
            <CalendarPlus size={20} aria-hidden="true" />
            {t('New special day')}
          </Link>
        )}
        {past.length > 0 && (
          <details className="special-days__past">
            <summary>{t('Over ({count})', { count: past.length })}</summary>
            <ul className="special-days">{past.map(row)}</ul>
          </details>
        )}
      </Card>
      {mayChange(branchId) && (
        <HolidaySuggestions
          today={today}
          // The day of one branch leaves the others as they are.
          taken={days
            .map(({ document }) => document)
            .filter((one) => branchId !== null || one.branchId === null)}
          isBusy={actions.isBusy}
          onClose={(holiday) => actions.add({ ...holiday, spans: [], ways: {}, branchId })}
          addressOf={(holiday) => newDayAddress({ ...holiday, branchId })}
        />
      )}
    </>
  )
}
