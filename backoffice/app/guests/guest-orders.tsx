import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listGuestOrders } from '#contract/guests.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { StatusBadge } from '../list/status-badge.tsx'
import { GUESTS } from './use-guest.ts'

/** The orders of a guest in the last twelve months; each leads to its ticket. */
export function GuestOrders({ id, count, spent }: { id: string; count: number; spent: Cents }) {
  const { t, money, date } = useI18n()
  const orders = useInfiniteQuery({
    queryKey: [GUESTS, id, 'orders'],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      staffApi(listGuestOrders, { params: { id }, query: { before: pageParam || undefined } }),
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
  })
  const rows = orders.data?.pages.flatMap(({ data }) => data)
  return (
    <Card
      title={t('Orders')}
      hint={
        rows?.length === 0
          ? t('No order in the last twelve months')
          : t('{count, plural, one {# order} other {# orders}} for {amount} in the last twelve months', {
              count,
              amount: money(spent),
            })
      }
    >
      {orders.error && !rows && (
        <ReadFailure failure={failureKindOf(orders.error)} onRetry={() => void orders.refetch()} />
      )}
      {orders.isPending && <Reading />}
      {rows && rows.length > 0 && (
        <ul className="guest-lines" aria-label={t('Orders')}>
          {rows.map((order) => (
            <li key={order.id}>
              <span className="guest-lines__main">
                <Link to={`/orders/${order.id}`}>{order.code}</Link>
                <span className="row__more">
                  {date(order.placedAt, { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
              </span>
              <StatusBadge status={order.status} />
              <span className="guest-lines__amount">{money(order.total)}</span>
            </li>
          ))}
        </ul>
      )}
      {orders.hasNextPage && (
        <Button look="secondary" busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          {t('Show older entries')}
        </Button>
      )}
    </Card>
  )
}
