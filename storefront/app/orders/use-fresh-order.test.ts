import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { seenAfter } from './use-fresh-order.ts'

const order = (expectedAt: string | null) => ({ expectedAt }) as Order
const first = '2026-11-20T18:25:00.000Z'
const second = '2026-11-20T18:40:00.000Z'

test('a time that replaces another one is seen with the one before, until a third is told', () => {
  const approved = seenAfter({ order: order(null), seenAt: 1 }, order(first), 2)
  expect(approved).toEqual({ order: order(first), seenAt: 2 })
  const changed = seenAfter(approved, order(second), 3)
  expect(changed).toEqual({ order: order(second), seenAt: 3, toldBefore: first })
  expect(seenAfter(changed, order(second), 4)).toEqual({ order: order(second), seenAt: 4, toldBefore: first })
  expect(seenAfter(changed, order(first), 4).toldBefore).toBe(second)
})
