import { Link } from 'react-router'
import type { OrderStatus } from '#contract/orders.ts'
import { statusTexts } from '#domain/orders/status.ts'
import { useI18n } from '#ui/i18n.tsx'
import { bringIntoView } from '../list/bring-into-view.ts'

const statuses: readonly (OrderStatus | undefined)[] = [
  undefined,
  'pending_approval',
  'approved',
  'completed',
  'rejected',
]

/** Leads to all orders of one status, also the older ones; each is an address of its own. */
export function StatusChips({ current }: { current: OrderStatus | undefined }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('All orders by status')}>
      <ul className="status-chips">
        {statuses.map((status) => (
          <li key={status ?? 'all'}>
            <Link
              className="status-chip"
              to={status ? `/?status=${status}` : '/'}
              aria-current={status === current ? 'page' : undefined}
              ref={status && status === current ? bringIntoView : undefined}
              replace
            >
              {status ? t(statusTexts[status]) : t('Board')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
