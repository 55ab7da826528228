import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { dishTotals } from './dish-totals.ts'

/** How many of each dish the open orders of a kitchen need together, so that one pan serves several of them. */
export function DishStrip({ orders }: { orders: readonly StaffOrderSummary[] }) {
  const { t } = useI18n()
  const label = t('Dishes in open orders')
  return dishTotals(orders).map(({ branchName, totals }) => (
    <div key={branchName ?? ''} className="dish-strip">
      {branchName !== undefined && <span className="dish-strip__branch">{branchName}</span>}
      {/* A strip that is wider than the screen is scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul aria-label={branchName === undefined ? label : `${label}, ${branchName}`} tabIndex={0}>
        {totals.map(({ name, qty }) => (
          <li key={name}>
            <strong>{qty}×</strong> {name}
          </li>
        ))}
      </ul>
    </div>
  ))
}
