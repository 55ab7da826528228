import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listGuestPoints, type StaffGuest } from '#contract/guests.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { GUESTS } from './use-guest.ts'

/** The balance of points with every change, and its correction. */
export function GuestPoints({ guest: { id, points, mayChange } }: { guest: StaffGuest }) {
  const { t, money, date } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const ledger = useInfiniteQuery({
    queryKey: [GUESTS, id, 'points'],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => staffApi(listGuestPoints, { params: { id }, query: { page: pageParam } }),
    getNextPageParam: ({ meta: { pagination } }) =>
      pagination.current_page < pagination.total_pages ? pagination.current_page + 1 : undefined,
  })
  const rows = ledger.data?.pages.flatMap(({ data }) => data)
  return (
    <Card title={t('Points')}>
      <p className="guest-balance">{money(points)}</p>
      {ledger.error && !rows && (
        <ReadFailure failure={failureKindOf(ledger.error)} onRetry={() => void ledger.refetch()} />
      )}
      {ledger.isPending && <Reading />}
      {rows && rows.length > 0 && (
        <ul className="guest-lines" aria-label={t('Points')}>
          {rows.map((entry) => (
            <li key={entry.id}>
              <span className="guest-lines__main">
                {entry.description}
                <span className="row__more">{date(entry.date, { dateStyle: 'medium' })}</span>
              </span>
              <span className="guest-lines__amount">{money(entry.amount, { sign: true })}</span>
            </li>
          ))}
        </ul>
      )}
      {ledger.hasNextPage && (
        <Button look="secondary" busy={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
          {t('Show older entries')}
        </Button>
      )}
      {mayChange && (
        <div className="entry__actions">
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('Correct points')}
          </Button>
        </div>
      )}
      <CorrectionDialog id={id} points={points} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  )
}
