import { type ReactNode, useId } from 'react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'

type LaterOrdersProps = {
  orders: readonly StaffOrderSummary[]
  cards: (orders: readonly StaffOrderSummary[]) => ReactNode
}

/** Approved orders with which the kitchen begins later, below those that it makes now. */
export function LaterOrders({ orders, cards }: LaterOrdersProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <section className="board-section__later" aria-labelledby={id}>
      <h3 id={id}>
        {t('For later')} <span className="board-section__count">{orders.length}</span>
      </h3>
      <ul className="board__list">{cards(orders)}</ul>
    </section>
  )
}
