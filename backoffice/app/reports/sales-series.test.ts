import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { countSales } from '#domain/orders/sales-report.ts'
import { soldOrder } from '#domain/test/sold-order-fixture.ts'
import { createI18n } from '#ui/i18n.tsx'
import { changeInPercent, salesSeries } from './sales-series.ts'

const i18n = createI18n({ language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' })

function seriesOf(from: string, to: string, ...moments: string[]) {
  const sales = countSales(from, to)
  for (const moment of moments) sales.addOrder(soldOrder(moment))
  return salesSeries(sales.report({ orders: 0, turnover: cents(0) }), i18n)
}

test('one day goes by the hour', () => {
  expect(seriesOf('2026-11-20', '2026-11-20', '2026-11-20 18:30:00', '2026-11-20 19:10:00')).toMatchObject([
    { short: '18', label: '18–19', orders: 1 },
    { short: '19', label: '19–20', orders: 1 },
  ])
})

test('some days go by the day', () => {
  expect(seriesOf('2026-11-20', '2026-11-21', '2026-11-21 18:30:00')).toMatchObject([
    { short: '20', label: 'Fri 20 Nov', orders: 0 },
    { short: '21', label: 'Sat 21 Nov', orders: 1, turnover: 990 },
  ])
})

test('many days go by the month', () => {
  const months = seriesOf('2026-01-15', '2026-03-20', '2026-02-01 12:00:00', '2026-02-28 23:59:59')
  expect(months.map(({ label, orders, turnover }) => [label, orders, turnover])).toEqual([
    ['January 2026', 0, 0],
    ['February 2026', 2, 1980],
    ['March 2026', 0, 0],
  ])
})

test.each([
  [110, 100, 10],
  [50, 100, -50],
  [100, 0, undefined],
  [100_000, 1, undefined],
])('%d after %d is a change of %s percent', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change)
})
