import { expect, test } from 'vitest'
import { isFresh, noNews, noteOrders, openOrder } from './order-news.ts'

const MINUTE = 60_000
const order = (id: string, minute: number) => ({
  id,
  code: id.toUpperCase(),
  placedAt: `2026-11-20T18:${String(minute).padStart(2, '0')}:00.000Z`,
})
type Order = ReturnType<typeof order>

/** What a list answers: its first page, whether older orders follow, and what else is open. */
const read = (data: Order[], more: { isWhole?: boolean; open?: Order[] } = {}) => ({
  data,
  open: more.open ?? [],
  meta: { next: more.isWhole === false ? 'older' : null },
})
const freshOf = (news: typeof noNews, now = 0) => ['a', 'b', 'c', 'd'].filter((id) => isFresh(news, id, now))

test('what the first look shows is not new, what comes after it is', () => {
  const first = noteOrders(noNews, 'all', read([order('a', 1)]), 0)
  expect(freshOf(first)).toEqual([])
  const second = noteOrders(first, 'all', read([order('c', 2), order('b', 2), order('a', 1)]), 0)
  expect(freshOf(second)).toEqual(['b', 'c'])
  expect(second.latest).toEqual(['C', 'B'])
})

test('the first order after an empty look is new', () => {
  const news = noteOrders(noteOrders(noNews, 'all', read([]), 0), 'all', read([order('a', 1)]), 0)
  expect(freshOf(news)).toEqual(['a'])
})

test('an order that is paid after a later one was placed is new', () => {
  const first = noteOrders(noNews, 'all', read([order('a', 1)]), 0)
  const cash = noteOrders(first, 'all', read([order('c', 3), order('a', 1)]), 0)
  const paid = noteOrders(cash, 'all', read([order('c', 3), order('b', 2), order('a', 1)]), 0)
  expect(freshOf(paid)).toEqual(['b', 'c'])
  expect(paid.latest).toEqual(['B'])
})

test('an order that is paid when the first page has no room for it is new as soon as it is open', () => {
  const page = [order('d', 4), order('c', 3)]
  const first = noteOrders(noNews, 'all', read(page, { isWhole: false, open: [order('c', 3)] }), 0)
  const open = [order('c', 3), order('b', 2)]
  const paid = noteOrders(first, 'all', read(page, { isWhole: false, open }), 0)
  expect(freshOf(paid)).toEqual(['b'])
  expect(paid.latest).toEqual(['B'])
})

test('an older order that moves up to the first page because another one has left the list is not new', () => {
  const list = 'pending_approval'
  const first = noteOrders(noNews, list, read([order('c', 3), order('b', 2)], { isWhole: false }), 0)
  const next = noteOrders(first, list, read([order('c', 3), order('a', 1)]), 0)
  expect(freshOf(next)).toEqual([])
  expect(freshOf(noteOrders(next, list, read([order('d', 4), order('c', 3)]), 0))).toEqual(['d'])
})

test('the same list again changes nothing, so nothing is announced twice', () => {
  const news = noteOrders(noteOrders(noNews, 'all', read([]), 0), 'all', read([order('a', 1)]), 0)
  expect(noteOrders(news, 'all', read([order('a', 1)]), 5_000)).toBe(news)
})

test('an older order that another list shows for the first time is not new', () => {
  const rejected = noteOrders(noNews, 'rejected', read([]), 0)
  expect(freshOf(noteOrders(rejected, 'all', read([order('a', 1)]), 0))).toEqual([])
})

test('an order that another list has shown is not new where it comes to when its status changes', () => {
  const all = noteOrders(noNews, 'all', read([order('a', 1)]), 0)
  const approved = noteOrders(all, 'approved', read([]), 0)
  expect(freshOf(noteOrders(approved, 'approved', read([order('a', 1)]), 0))).toEqual([])
})

test('an order stays new for three minutes or until it is opened', () => {
  const first = noteOrders(noNews, 'all', read([]), 0)
  const news = noteOrders(first, 'all', read([order('b', 2), order('a', 1)]), MINUTE)
  expect(freshOf(news, 4 * MINUTE - 1)).toEqual(['a', 'b'])
  expect(freshOf(news, 4 * MINUTE)).toEqual([])
  expect(freshOf(openOrder(news, 'a'), 2 * MINUTE)).toEqual(['b'])
})

test('an opened order is not new again in another list', () => {
  const both = noteOrders(noteOrders(noNews, 'all', read([]), 0), 'waiting', read([]), 0)
  const opened = openOrder(noteOrders(both, 'all', read([order('a', 1)]), MINUTE), 'a')
  const waiting = noteOrders(opened, 'waiting', read([order('a', 1)]), MINUTE)
  expect(freshOf(waiting, MINUTE)).toEqual([])
})
