import { expect, test } from 'vitest'
import { isFresh, noNews, noteOrders, openOrder } from './order-news.ts'

const MINUTE = 60_000
const order = (id: string, minute: number) => ({
  id,
  code: id.toUpperCase(),
  placedAt: `2026-11-20T18:${String(minute).padStart(2, '0')}:00.000Z`,
})
const freshOf = (news: typeof noNews, now = 0) => ['a', 'b', 'c'].filter((id) => isFresh(news, id, now))

test('what the first look shows is not new, what comes after it is', () => {
  const first = noteOrders(noNews, 'all', [order('a', 1)], 0)
  expect(freshOf(first)).toEqual([])
  const second = noteOrders(first, 'all', [order('c', 2), order('b', 2), order('a', 1)], 0)
  expect(freshOf(second)).toEqual(['b', 'c'])
  expect(second.latest).toEqual(['C', 'B'])
})

test('the first order after an empty look is new', () => {
  const news = noteOrders(noteOrders(noNews, 'all', [], 0), 'all', [order('a', 1)], 0)
  expect(freshOf(news)).toEqual(['a'])
})

test('the same list again changes nothing, so nothing is announced twice', () => {
  const news = noteOrders(noteOrders(noNews, 'all', [], 0), 'all', [order('a', 1)], 0)
  expect(noteOrders(news, 'all', [order('a', 1)], 5_000)).toBe(news)
})

test('an older order that another list shows for the first time is not new', () => {
  const rejected = noteOrders(noNews, 'rejected', [], 0)
  expect(freshOf(noteOrders(rejected, 'all', [order('a', 1)], 0))).toEqual([])
})

test('an order stays new for three minutes or until it is opened', () => {
  const news = noteOrders(noteOrders(noNews, 'all', [], 0), 'all', [order('b', 2), order('a', 1)], MINUTE)
  expect(freshOf(news, 4 * MINUTE - 1)).toEqual(['a', 'b'])
  expect(freshOf(news, 4 * MINUTE)).toEqual([])
  expect(freshOf(openOrder(news, 'a'), 2 * MINUTE)).toEqual(['b'])
})

test('an opened order is not new again in another list', () => {
  const both = noteOrders(noteOrders(noNews, 'all', [], 0), 'waiting', [], 0)
  const opened = openOrder(noteOrders(both, 'all', [order('a', 1)], MINUTE), 'a')
  expect(freshOf(noteOrders(opened, 'waiting', [order('a', 1)], MINUTE), MINUTE)).toEqual([])
})
