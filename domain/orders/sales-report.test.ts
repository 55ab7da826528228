import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, zero } from '../money.ts'
import { soldOrder } from '../test/sold-order-fixture.ts'
import { countSales, type SoldOrder } from './sales-report.ts'

const none = { orders: 0, turnover: zero }

function reportOf(orders: SoldOrder[], from = '2026-11-20', to = '2026-11-22') {
  const sales = countSales(from, to)
  for (const order of orders) sales.addOrder(order)
  return sales.report(none)
}

test('turnover is what guests ordered for, without tips', () => {
  const order = soldOrder(undefined, {
    deposit: cents(25),
    delivery: cents(250),
    tip: cents(200),
    total: cents(1465),
  })
  expect(reportOf([order]).totals).toMatchObject({ orders: 1, turnover: 1265, tip: 200, total: 1465 })
})

test('a rejected order counts as rejected and nowhere else', () => {
  const report = reportOf([
    soldOrder(),
    soldOrder(undefined, { isRejected: true, deliverType: 'delivery', total: cents(5000) }),
  ])
  expect(report.rejected).toEqual({ orders: 1, turnover: 5000 })
  expect(report.totals.orders).toBe(1)
  expect(report.deliverTypes).toEqual([{ deliverType: 'takeaway', orders: 1, turnover: 990 }])
})

test('every day is there, also one without orders, and days of the week are counted together', () => {
  const report = reportOf([soldOrder(), soldOrder('2026-11-27 12:00:00')], '2026-11-20', '2026-11-27')
  expect(report.days.map(({ orders }) => orders)).toEqual([1, 0, 0, 0, 0, 0, 0, 1])
  expect(report.days.at(-1)?.date).toBe('2026-11-27')
  expect(report.weekdays).toHaveLength(7)
  expect(report.weekdays.find(({ weekday }) => weekday === 'Friday')).toMatchObject({ orders: 2 })
  expect(reportOf([soldOrder()]).weekdays.map(({ weekday }) => weekday)).toEqual([
    'Friday',
    'Saturday',
    'Sunday',
  ])
})

test('the last day of the calendar is one day', () => {
  expect(countSales('9999-12-31', '9999-12-31').report(none).days).toHaveLength(1)
})

test('hours reach from the first with an order to the last, those between included', () => {
  const at = (hour: string) => soldOrder(`2026-11-20 ${hour}:59:59`)
  expect(reportOf([at('20'), at('18'), at('20')]).hours.map(({ hour, orders }) => [hour, orders])).toEqual([
    [18, 1],
    [19, 0],
    [20, 2],
  ])
  expect(reportOf([]).hours).toEqual([])
})

test('what sold most comes first, and an area has the last name that an order tells', () => {
  const to = (id: string, name: string | null, total: number) =>
    soldOrder(undefined, { deliverType: 'delivery', area: { id, name }, total: cents(total) })
  const report = reportOf([to('a', 'Mitte', 1000), to('b', null, 3000), to('a', null, 500), soldOrder()])
  expect(report.areas).toEqual([
    { areaId: 'b', name: null, orders: 1, turnover: 3000 },
    { areaId: 'a', name: 'Mitte', orders: 2, turnover: 1500 },
  ])
})

test('a dish is one row however often it is added, under its last name, and no combo of the same id', () => {
  const sales = countSales('2026-11-20', '2026-11-20')
  const tonno = { kind: 'productItem', id: 'tonno', name: 'Tonno', qty: 2, price: cents(2000) } as const
  sales.addItem(tonno)
  sales.addItem({ ...tonno, kind: 'menuItem', name: 'Menü Tonno', qty: 9, price: cents(2700) })
  sales.addItem({ ...tonno, name: 'Pizza Tonno', qty: 1, price: cents(1000) })
  expect(sales.report(none).items).toEqual([
    { kind: 'productItem', id: 'tonno', name: 'Pizza Tonno', qty: 3, turnover: 3000 },
    { kind: 'menuItem', id: 'tonno', name: 'Menü Tonno', qty: 9, turnover: 2700 },
  ])
})

test('taxes are added up by rate, those that prices contain apart from those that were added to them', () => {
  const sales = countSales('2026-11-20', '2026-11-20')
  const contained = { name: null, rate: 7, gross: cents(107), net: cents(100), tax: cents(7) }
  const added = { name: 'City tax', rate: null, gross: null, net: null, tax: cents(5) }
  sales.addTax({ ...contained, rate: 19, gross: cents(119), tax: cents(19) })
  for (const tax of [contained, added, contained, added]) sales.addTax(tax)
  expect(sales.report(none).taxes).toEqual([
    { name: 'City tax', rate: null, gross: null, net: null, tax: 10 },
    { name: null, rate: 7, gross: 214, net: 200, tax: 14 },
    { name: null, rate: 19, gross: 119, net: 100, tax: 19 },
  ])
})

test('every way of looking at the orders adds up to the same', () => {
  const order = fc.record({
    day: fc.constantFrom('20', '21', '22'),
    hour: fc.integer({ min: 0, max: 23 }),
    deliverType: fc.constantFrom('delivery', 'takeaway', 'curbside', 'table'),
    payment: fc.constantFrom({ method: 'cash', provider: null }, { method: 'paypal', provider: 'PayPal' }),
    branchId: fc.constantFrom('main', 'nord'),
    total: fc.integer({ min: 0, max: 100_000 }),
    isRejected: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const report = reportOf(
        orders.map(({ day, hour, total, ...more }) =>
          soldOrder(`2026-11-${day} ${String(hour).padStart(2, '0')}:30:00`, {
            ...more,
            total: cents(total),
          }),
        ),
      )
      const kept = orders.filter(({ isRejected }) => !isRejected)
      const sum = [kept.length, kept.reduce((all, { total }) => all + total, 0)]
      const { days, hours, weekdays, deliverTypes, payments, branches } = report
      for (const rows of [[report.totals], days, hours, weekdays, deliverTypes, payments, branches])
        expect([
          rows.reduce((all, { orders: count }) => all + count, 0),
          rows.reduce((all, { turnover }) => all + turnover, 0),
        ]).toEqual(sum)
    }),
  )
})
