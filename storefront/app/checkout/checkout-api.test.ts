import { afterEach, expect, test, vi } from 'vitest'
import { PlaceOrder } from '#contract/checkout.ts'
import { fetchWithoutAnswer } from '../test/fetch-without-answer.ts'
import { place } from './checkout-api.ts'
import type { Outcome } from './send-order.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an order that gets no answer over a half-dead connection is lost, so that it is sent again', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof fetchWithoutAnswer>(fetchWithoutAnswer)
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de', dataset: {} } })
  vi.stubGlobal('fetch', fetch)
  const body = PlaceOrder.parse({ items: [], deliverAt: 'now', deliverType: 'takeaway' })
  const ended = vi.fn<(outcome: Outcome) => void>()
  void place(body, 'cart-1').then(ended)
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledOnce()
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toHaveBeenCalledExactlyOnceWith({ kind: 'lost' })
})
