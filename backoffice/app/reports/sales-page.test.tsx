import { expect, onTestFinished, test, vi } from 'vitest'
import type { SalesReport } from '#contract/orders-report.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { cents } from '#domain/money.ts'
import { countSales } from '#domain/orders/sales-report.ts'
import { soldOrder } from '#domain/test/sold-order-fixture.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { SalesPage } from './sales-page.tsx'

const i18n = { language: 'de', map: builtInMessages('de'), country: 'de', timeZone: 'Europe/Berlin' }
const [from, to] = ['2026-11-20', '2026-11-27']

function report(...totals: number[]): SalesReport {
  const sales = countSales(from, to)
  for (const total of totals)
    sales.addOrder(soldOrder(undefined, { total: cents(total), goods: cents(total) }))
  for (let id = 0; id < 20; id++)
    sales.addItem({
      kind: 'productItem',
      id: `dish-${id}`,
      name: `Gericht ${id}`,
      qty: 1,
      price: cents(1000 - id),
    })
  return sales.report({ orders: 1, turnover: cents(1000) })
}

/** What a member reads on the page, as text. */
function shown(data: SalesReport | undefined, more: { search?: string; role?: 'owner' | 'manager' } = {}) {
  const { search = `?from=${from}&to=${to}`, role = 'owner' } = more
  const html = renderScreen(<SalesPage />, {
    i18n,
    search,
    read: [
      ...(data ? [[['sales-report', from, to, ''], data] as const] : []),
      [['branches'], [{ id: 'main', name: 'Mitte' }]],
    ],
    desk: { member: { ...owner, role } },
  })
  return html
    .replaceAll('&amp;', '&')
    .replaceAll(/<a[^>]* href="([^"]*)"[^>]* download[^>]*>/g, ' [$1] ')
    .replaceAll(/<input[^>]* value="([^"]*)"[^>]*>/g, ' [$1] ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('the key figures are said with their change', () => {
  const text = shown(report(1000, 500))
  expect(text).toContain('Umsatz 15,00 € +50 % Bestellungen 2 +100 % Je Bestellung 7,50 € −25 %')
  expect(text).toContain('Verglichen wird mit den 8 Tagen davor, bis zur selben Uhrzeit.')
})

test('the dishes that sold most are shown, and the others with a press', () => {
  const text = shown(report(1000))
  expect(text).toContain('Gericht 14 1 9,86 €')
  expect(text).not.toContain('Gericht 15')
  expect(text).toContain('Alle 20 zeigen')
})

test('days without orders say so instead of empty tables', () => {
  const text = shown(report())
  expect(text).toContain('An diesen Tagen wurde nichts verkauft')
  expect(text).not.toContain('Wochentage')
})

test('the orders of the days can be had as files by whoever may have them', () => {
  const address = `/api/staff/orders/export?from=${from}&to=${to}&format=csv`
  expect(shown(report(1000))).toContain(address)
  expect(shown(report(1000), { role: 'manager' })).not.toContain('export')
})

test('days that are no period are refused beside the field', () => {
  const text = shown(undefined, { search: '?from=2026-11-20&to=2026-11-19' })
  expect(text).toContain('Der letzte Tag liegt vor dem ersten')
})

test('an address without days is that of the last seven, as the clock of the restaurant counts them', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00.000Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(shown(undefined, { search: '' })).toContain('Erster Tag [2026-11-15] Letzter Tag [2026-11-21]')
})
