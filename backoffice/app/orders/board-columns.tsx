import type { ReactNode } from 'react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { type BoardColumn, BoardSection } from './board-section.tsx'
import { BoardSwitch } from './board-switch.tsx'
import { DishStrip } from './dish-strip.tsx'
import { groupOrders } from './group-orders.ts'
import { LaterOrders } from './later-orders.tsx'
import { useLeadMinutes } from './use-usual-minutes.ts'

type BoardColumnsProps = {
  /** Undefined until they were read. */
  orders: readonly StaffOrderSummary[] | undefined
  /** In milliseconds. */
  now: number
  /** The column that a phone shows. */
  shown: BoardColumn
  cards: (orders: readonly StaffOrderSummary[]) => ReactNode
}

/** What is new, what is in the kitchen and what is over, side by side; above it what they need together. */
export function BoardColumns({ orders, now, shown, cards }: BoardColumnsProps) {
  const { t } = useI18n()
  const minutesOf = useLeadMinutes()
  const { waiting, cooking, later, rest, toMake } = groupOrders(orders ?? [], { minutesOf, now })
  const columns = [
    { column: 'new', title: t('New'), empty: t('Nothing new'), list: waiting },
    { column: 'kitchen', title: t('In the kitchen'), empty: t('Nothing in the kitchen'), list: cooking },
    { column: 'done', title: t('Finished'), empty: t('Nothing finished yet'), list: rest },
  ] as const
  return (
    <>
      {/* The way to the screen says it already. */}
      <h1 className="visually-hidden">{t('Orders')}</h1>
      <DishStrip orders={toMake} />
      {orders?.length !== 0 && (
        <BoardSwitch
          columns={columns.map(({ list, ...one }) => ({ ...one, count: list.length }))}
          current={shown}
        />
      )}
      {orders && orders.length > 0 && (
        <div className="board__columns" data-shown={shown}>
          {columns.map(({ column, title, empty, list }) => (
            <BoardSection
              key={column}
              title={title}
              column={column}
              count={list.length}
              empty={empty}
              below={column === 'kitchen' && later.length > 0 && <LaterOrders orders={later} cards={cards} />}
            >
              {cards(list)}
            </BoardSection>
          ))}
        </div>
      )}
    </>
  )
}
