import { afterEach, expect, test, vi } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import { availabilityRule, lunchRule } from '#domain/test/availability-fixture.ts'
import { AtTable } from '../ordering/at-table.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import { OutOfTime } from './out-of-time.tsx'

afterEach(() => void vi.useRealTimers())

/** What the line says at an instant, with the words of its buttons. */
function shown(now: string, rules: Availability, days = '7', isAtTable = false): string {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  const line = (
    <AtTable value={isAtTable}>
      <OutOfTime name="Soup" rules={rules} onRemove={() => {}} />
    </AtTable>
  )
  const html = renderInShop(line, { TIME_ZONE: 'Europe/Berlin', PREORDER_DAYS: days })
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
}

test('a line that can be had now says nothing', () => {
  expect(shown('2026-11-20T11:00:00Z', [[lunchRule]])).toBe('')
})

test('a line whose time is over says when it can be had again, and offers that time or to be removed', () => {
  expect(shown('2026-11-20T13:30:00Z', [[lunchRule]])).toBe(
    '|This cannot be had now – again Mon, 11:30|Order for then| Soup|Remove| Soup|',
  )
})

test.each([
  ['no orders for later are taken', [[lunchRule]], '0', 'This cannot be had now – again Mon, 11:30'],
  [
    'its dates are over',
    [[availabilityRule({ until: '2026-11-01' })]],
    '7',
    'Not at the moment (until 1 Nov 2026)',
  ],
])('where %s it offers to be removed alone', (_, rules, days, text) => {
  expect(shown('2026-11-20T13:30:00Z', rules, days)).toBe(`|${text}|Remove| Soup|`)
})

test('at a table a line that is not brought to tables says so, and one that is says nothing', () => {
  const at = (type: 'delivery' | 'table') =>
    shown('2026-11-20T11:00:00Z', [[availabilityRule({ deliverTypes: [type] })]], '7', true)
  expect(at('delivery')).toContain('Not in the way you have chosen')
  expect(at('table')).toBe('')
})

test('at a table nothing is ordered for later, so a line whose time is over offers to be removed alone', () => {
  expect(shown('2026-11-20T13:30:00Z', [[lunchRule]], '7', true)).toBe(
    '|This cannot be had now – again Mon, 11:30|Remove| Soup|',
  )
})
