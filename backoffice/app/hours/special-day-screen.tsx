import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { documentCalls, DOCUMENTS } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SharedScreen } from '../documents/shared-screen.tsx'
import type { SavedEntry } from '../documents/use-saver.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { datesText, todayIn } from './dates.ts'
import './hours.css'
import { NEW_DAY, newDay } from './new-day.ts'
import { spansText } from './spans.ts'
import { SpecialDayForm } from './special-day-form.tsx'
import { useBranchList } from '../restaurant/use-branch-list.ts'

/** The screen of one special day, or of a new one. */
export function SpecialDayScreen({ id }: { id: string }) {
  const i18n = useI18n()
  const { t } = i18n
  const { home, mayChange } = useScope()
  const [query] = useSearchParams()
  const { timeZone } = useRestaurant().i18n
  const branches = useBranchList()
  const [fresh] = useState((): SavedEntry<'special-day'> => ({
    id: randomId(),
    state: 'new',
    document: newDay(query, todayIn(timeZone), home),
  }))
  const { data, error, refetch } = useQuery({
    queryKey: [DOCUMENTS, 'special-day', id],
    queryFn: () => documentCalls('special-day').get(id),
    enabled: id !== NEW_DAY,
    gcTime: 0,
    staleTime: Infinity,
  })
  const entry = id === NEW_DAY ? fresh : data
  const failed = [error, branches.error].find((one) => one !== null)
  if (entry && !mayChange(entry.document.branchId)) {
    const { name, spans } = entry.document
    return (
      <SharedScreen title={name} back={{ to: '/places/hours', name: t('Opening hours') }}>
        <p>{[datesText(entry.document, i18n), spansText(spans, t)].join(' · ')}</p>
      </SharedScreen>
    )
  }
  if (entry && branches.data) return <SpecialDayForm entry={entry} branches={branches.data} />
  return (
    <div className="work-page">
      {failed ? (
        <ReadFailure
          failure={failureKindOf(failed)}
          onRetry={() => {
            void refetch()
            void branches.refetch()
          }}
        />
      ) : (
        <>
          <h1>{t('Special day')}</h1>
          <Reading />
        </>
      )}
    </div>
  )
}
