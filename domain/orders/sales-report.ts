import type { DeliverType } from '#contract/deliver-type.ts'
import type { Cents } from '#contract/primitives.ts'
import type { SalesFigures, SalesReport } from '#contract/orders-report.ts'
import { weekdays } from '#contract/weekdays.ts'
import { add, subtract, zero } from '../money.ts'

const amounts = ['goods', 'deposit', 'delivery', 'discount', 'tax', 'tip', 'total', 'refunded'] as const

/** A placed order as far as a report counts it. */
export type SoldOrder = Readonly<Record<(typeof amounts)[number], Cents>> & {
  /** In the restaurant's time zone, as `localTimes` writes it. */
  placedAt: string
  isRejected: boolean
  branchId: string
  deliverType: DeliverType
  payment: { method: string; provider: string | null }
  area: { id: string; name: string | null } | null
}
export type SoldItem = Pick<SalesReport['items'][number], 'kind' | 'id' | 'name' | 'qty'> & { price: Cents }
export type SoldTax = SalesReport['taxes'][number]

/** Counts orders, and what is in those that were not rejected, in any order and in any number of steps. */
export type SalesCount = {
  addOrder(order: SoldOrder): void
  addItem(item: SoldItem): void
  addTax(tax: SoldTax): void
  /** The report of all that was added. */
  report(before: SalesFigures): SalesReport
}

type Figures = { orders: number; turnover: Cents }
type Tally<Key> = Map<Key, Figures>

/** Begins the report of some days, first and last included; every one of them is in it. */
export function countSales(from: string, to: string): SalesCount {
  const totals = {
    ...nothing(),
    goods: zero,
    deposit: zero,
    delivery: zero,
    discount: zero,
    tax: zero,
    tip: zero,
    total: zero,
    refunded: zero,
  }
  const rejected = nothing()
  const days: Tally<string> = new Map(datesBetween(from, to).map((date) => [date, nothing()]))
  const hours: Tally<number> = new Map()
  const deliverTypes: Tally<DeliverType> = new Map()
  const areas: Tally<string> = new Map()
  const areaNames = new Map<string, string>()
  const providers = new Map<string, string | null>()
  const payments: Tally<string> = new Map()
  const branches: Tally<string> = new Map()
  const items = new Map<string, SalesReport['items'][number]>()
  const taxes = new Map<string, SoldTax>()

  return {
    addOrder(order) {
      const turnover = turnoverOf(order)
      if (order.isRejected) return count(rejected, turnover)
      count(totals, turnover)
      for (const name of amounts) totals[name] = add(totals[name], order[name])
      countAt(days, order.placedAt.slice(0, 10), turnover)
      countAt(hours, Number(order.placedAt.slice(11, 13)), turnover)
      countAt(deliverTypes, order.deliverType, turnover)
      countAt(payments, order.payment.method, turnover)
      providers.set(order.payment.method, order.payment.provider)
      countAt(branches, order.branchId, turnover)
      if (order.area === null) return
      countAt(areas, order.area.id, turnover)
      if (order.area.name !== null) areaNames.set(order.area.id, order.area.name)
    },
    addItem({ kind, id, name, qty, price }) {
      const key = `${kind} ${id}`
      const known = items.get(key)
      items.set(key, {
        kind,
        id,
        name,
        qty: (known?.qty ?? 0) + qty,
        turnover: add(known?.turnover ?? zero, price),
      })
    },
    addTax(tax) {
      const key = JSON.stringify([tax.name, tax.rate])
      const known = taxes.get(key)
      taxes.set(key, known ? addTaxes(known, tax) : tax)
    },
    report: (before) => ({
      totals,
      rejected,
      before,
      days: [...days].map(([date, figures]) => ({ date, ...figures })),
      hours: filledHours(hours),
      weekdays: byWeekday(days),
      deliverTypes: largestFirst(deliverTypes).map(([deliverType, figures]) => ({ deliverType, ...figures })),
      areas: largestFirst(areas).map(([areaId, figures]) => ({
        areaId,
        name: areaNames.get(areaId) ?? null,
        ...figures,
      })),
      payments: largestFirst(payments).map(([method, figures]) => ({
        method,
        provider: providers.get(method) ?? null,
        ...figures,
      })),
      branches: largestFirst(branches).map(([branchId, figures]) => ({ branchId, ...figures })),
      items: [...items.values()].sort((a, b) => b.turnover - a.turnover || b.qty - a.qty),
      taxes: [...taxes.values()].sort((a, b) => (a.rate ?? 0) - (b.rate ?? 0)),
    }),
  }
}

/** What an order counts as sold: all of it without the tip, which belongs to the staff. */
const turnoverOf = ({ total, tip }: Pick<SoldOrder, 'total' | 'tip'>): Cents => subtract(total, tip)

const nothing = (): Figures => ({ orders: 0, turnover: zero })

function count(figures: Figures, turnover: Cents): void {
  figures.orders += 1
  figures.turnover = add(figures.turnover, turnover)
}

function countAt<Key>(tally: Tally<Key>, key: Key, turnover: Cents): void {
  const known = tally.get(key) ?? nothing()
  count(known, turnover)
  tally.set(key, known)
}

function addTaxes(a: SoldTax, b: SoldTax): SoldTax {
  const both = (x: Cents | null, y: Cents | null) => (x === null || y === null ? null : add(x, y))
  return { ...a, gross: both(a.gross, b.gross), net: both(a.net, b.net), tax: add(a.tax, b.tax) }
}

/** Counted by number: the text of a day after the year 9999 sorts before every other one. */
function datesBetween(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from)
  const days = first.until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1
  return Array.from({ length: days }, (_, at) => first.add({ days: at }).toString())
}

/** The hours from the first in which something was sold to the last one. */
function filledHours(hours: Tally<number>): SalesReport['hours'] {
  const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())]
  return Array.from({ length: 24 }, (_, hour) => ({ hour, ...(hours.get(hour) ?? nothing()) })).filter(
    ({ hour }) => hour >= first && hour <= last,
  )
}

/** The days of the week that were among the days, Monday first. */
function byWeekday(days: Tally<string>): SalesReport['weekdays'] {
  const tally = new Map<number, Figures>()
  for (const [date, { orders, turnover }] of days) {
    const day = Temporal.PlainDate.from(date).dayOfWeek - 1
    const known = tally.get(day) ?? nothing()
    tally.set(day, { orders: known.orders + orders, turnover: add(known.turnover, turnover) })
  }
  return weekdays.flatMap((weekday, day) => {
    const figures = tally.get(day)
    return figures ? [{ weekday, ...figures }] : []
  })
}

const largestFirst = <Key>(tally: Tally<Key>): [Key, Figures][] =>
  [...tally].sort(([, a], [, b]) => b.turnover - a.turnover || b.orders - a.orders)
