import type { StaffOrder } from '#contract/orders.staff.ts'
import { subtract, zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'

/** What the order comes to; parts that are zero are left out. */
export function TicketTotals({ order: { totals, total } }: { order: StaffOrder }) {
  const { t, money } = useI18n()
  const { reusableDeposit: packed = zero, surcharge = zero } = totals
  const parts = [
    [t('Goods'), totals.goods],
    [t('Deposit'), subtract(totals.deposit, packed)],
    [t('Deposit for reusable containers'), packed],
    [t('Delivery'), subtract(totals.delivery, surcharge)],
    [t('Surcharge below the minimum order'), surcharge],
    [t('Tax'), totals.tax],
    [t('Tip'), totals.tip],
  ] as const
  return (
    <dl className="ticket-totals">
      {parts
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="price">{money(amount)}</dd>
          </div>
        ))}
      {totals.discount !== 0 && (
        <div>
          <dt>{t('Discount')}</dt>
          <dd className="price">−{money(totals.discount)}</dd>
        </div>
      )}
      <div className="ticket-totals__total">
        <dt>{t('Total')}</dt>
        <dd className="price">{money(total)}</dd>
      </div>
    </dl>
  )
}
