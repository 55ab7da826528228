import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { dishTotals } from './dish-totals.ts'

/**
 * How many of each dish the open orders of a kitchen need together, so that one pan serves several of them. The kitchens of
 * several branches share the line.
 */
export function DishStrip({ orders }: { orders: readonly StaffOrderSummary[] }) {
  const { t } = useI18n()
  const kitchens = dishTotals(orders)
  if (kitchens.length === 0) return null
  return (
    // A strip that is wider than the screen is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="dish-strip" role="group" aria-label={t('Dishes in open orders')} tabIndex={0}>
      {kitchens.map(({ branchName, totals }) => (
        <div key={branchName ?? ''} className="dish-strip__kitchen">
          {branchName !== undefined && (
            <span className="dish-strip__branch" aria-hidden="true">
              {branchName}
            </span>
          )}
          <ul aria-label={branchName}>
            {totals.map(({ name, qty }) => (
              <li key={name}>
                <strong>{qty}×</strong> {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
