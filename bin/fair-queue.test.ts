import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

function queueOf(...items: string[]) {
  const queue = createFairQueue<string>()
  for (const item of items) queue.add(item, item[0]!)
  const rest = () => Array.from({ length: queue.count() }, () => queue.take())
  return { queue, rest }
}

test('the items of one holder come in their order', () => {
  expect(queueOf('a1', 'a2', 'a3').rest()).toEqual(['a1', 'a2', 'a3'])
})

test('holders take turns, however many items one of them has', () => {
  expect(queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'c2').rest()).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})

test('a holder that comes again waits for those that are already there', () => {
  const { queue, rest } = queueOf('a1', 'b1')
  expect(queue.take()).toBe('a1')
  queue.add('a2', 'a')
  expect(rest()).toEqual(['b1', 'a2'])
})

test('what waits longest can be taken out of its turn, and is not taken again', () => {
  const { queue, rest } = queueOf('a1', 'a2', 'b1')
  expect([queue.oldest(), queue.takeOldest()]).toEqual(['a1', 'a1'])
  expect([queue.oldest(), queue.count()]).toEqual(['a2', 2])
  expect([...rest(), queue.take(), queue.takeOldest(), queue.count()]).toEqual([
    'a2',
    'b1',
    undefined,
    undefined,
    0,
  ])
})
