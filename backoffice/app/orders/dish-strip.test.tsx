import { expect, test } from 'vitest'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { DishStrip } from './dish-strip.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const order = (name: string, branchName?: string) =>
  ({ branchName, lines: [{ qty: 2, name, size: '', choices: [] }] }) as unknown as StaffOrderSummary
const strip = (...orders: StaffOrderSummary[]) =>
  renderScreen(<DishStrip orders={orders} />, { i18n, read: [] })
/** What is scrolled stops the keyboard once. */
const lines = (html: string) => html.match(/tabindex="0"/gi)?.length ?? 0

test('the dishes of several branches share one line, each branch with its name', () => {
  const html = strip(order('Salami', 'Mitte'), order('Funghi', 'Nord'), order('Cola', 'West'))
  expect(lines(html)).toBe(1)
  expect(
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe('Mitte 2 × Salami Nord 2 × Funghi West 2 × Cola')
  expect(html).toContain('aria-label="Nord"')
})

test('the dishes of one branch need no name, and no dishes no line', () => {
  expect(strip(order('Salami'))).toContain('aria-label="Dishes in open orders"')
  expect(lines(strip(order('Salami')))).toBe(1)
  expect(lines(strip())).toBe(0)
})
