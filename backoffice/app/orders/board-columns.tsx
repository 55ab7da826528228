import type { ReactNode } from 'react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { type BoardColumn, BoardSection } from './board-section.tsx'
import { BoardSwitch } from './board-switch.tsx'
import { DishStrip } from './dish-strip.tsx'
import { FurtherOrders } from './further-orders.tsx'
import { groupOrders } from './group-orders.ts'
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
  const groups = groupOrders(orders ?? [], { minutesOf, now })
  const further = (title: string, list: readonly StaffOrderSummary[]) =>
    list.length > 0 && <FurtherOrders title={title} orders={list} cards={cards} />
  const columns = [
    { column: 'new', title: t('New'), empty: t('Nothing new'), list: groups.waiting, below: null },
    {
      column: 'kitchen',
      title: t('In the kitchen'),
      empty: t('Nothing in the kitchen'),
      list: groups.cooking,
      below: further(t('For later'), groups.later),
    },
    {
      column: 'done',
      title: t('Finished'),
      empty: t('Nothing finished yet'),
      list: groups.finished,
      below: further(t('Rejected'), groups.rejected),
    },
  ] as const
  return (
    <>
      {/* The way to the screen says it already. */}
      <h1 className="visually-hidden">{t('Orders')}</h1>
      <DishStrip orders={groups.toMake} />
      {orders?.length !== 0 && (
        <BoardSwitch
          columns={columns.map(({ column, title, list }) => ({ column, title, count: list.length }))}
          current={shown}
        />
      )}
      {orders && orders.length > 0 && (
        <div className="board__columns" data-shown={shown}>
          {columns.map(({ column, title, empty, list, below }) => (
            <BoardSection
              key={column}
              title={title}
              column={column}
              count={list.length}
              empty={empty}
              below={below}
            >
              {cards(list)}
            </BoardSection>
          ))}
        </div>
      )}
    </>
  )
}
