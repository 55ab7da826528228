import { type ReactNode, useId } from 'react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'

type FurtherOrdersProps = {
  title: string
  orders: readonly StaffOrderSummary[]
  cards: (orders: readonly StaffOrderSummary[]) => ReactNode
}

/** Orders of a column that are not what it is called by: for later below what is made now, rejected below what is finished. */
export function FurtherOrders({ title, orders, cards }: FurtherOrdersProps) {
  const id = useId()
  return (
    <section className="board-section__further" aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className="board-section__count">{orders.length}</span>
      </h3>
      <ul className="board__list">{cards(orders)}</ul>
    </section>
  )
}
