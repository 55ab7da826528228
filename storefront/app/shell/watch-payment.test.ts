import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithoutAnswer } from '../test/fetch-without-answer.ts'
import { watchPayment } from './watch-payment.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'de', dataset: { branch: 'nord' } } })
})
afterEach(() => vi.useRealTimers())

type Answer = { state: string; url?: string | null } | number | 'lost'

/** Returns the given answers in turn, the last one for ever; records how often it was polled and whether the guest was shown a wait. */
async function watch(...answers: Answer[]) {
  const asked = vi.fn<typeof fetch>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'lost' || answer === undefined) throw new TypeError('failed to fetch')
    if (typeof answer === 'number') return new Response('{}', { status: answer })
    const isRefused = !['paid', 'pending'].includes(answer.state)
    if (isRefused) return Response.json({ code: 'payment_failed', url: null, ...answer }, { status: 402 })
    return Response.json({ data: { url: null, ...answer } })
  })
  const onWaiting = vi.fn<() => void>()
  const outcome = await watchPayment(
    new URLSearchParams({ payment: 'x', sess: 'y' }),
    new AbortController().signal,
    {
      onWaiting,
      everyMs: 0,
      load: asked,
    },
  )
  const [first] = asked.mock.calls
  expect(first?.[0]).toBe('/b/nord/api/checkout/check?payment=x&sess=y')
  expect(first?.[1]?.headers).toMatchObject({ 'accept-language': 'de' })
  return { outcome, asked: asked.mock.calls.length, waited: onWaiting.mock.calls.length }
}

test('a payment that has arrived leads to its order at once, asked for at the branch and in the language of the page', async () => {
  expect(await watch({ state: 'paid', url: '/order/a' })).toEqual({
    outcome: { kind: 'paid', url: '/order/a' },
    asked: 1,
    waited: 0,
  })
})

test('a payment that is not known yet is asked about again, and the guest is told so once', async () => {
  expect(await watch({ state: 'pending' }, 503, 'lost', { state: 'paid' })).toEqual({
    outcome: { kind: 'paid', url: null },
    asked: 4,
    waited: 1,
  })
})

test('a payment that stays unknown leads to the page of the order (A-39)', async () => {
  const { outcome, asked } = await watch({ state: 'pending', url: '/order/a' })
  expect(outcome).toEqual({ kind: 'waiting', url: '/order/a' })
  expect(asked).toBe(30)
})

test.each(['failed', 'refunded'])('a payment that was %s is a problem at once', async (state) => {
  expect(await watch({ state })).toMatchObject({ outcome: { kind: 'failed' }, asked: 1 })
})

test('a payment that the guest has cancelled is no problem, and known at once', async () => {
  expect(await watch({ state: 'canceled', url: '/order/a' })).toMatchObject({
    outcome: { kind: 'canceled', url: '/order/a' },
    asked: 1,
  })
})

test('whoever comes back without having paid is waited for shortly, and has cancelled', async () => {
  expect(await watch({ state: 'open' })).toMatchObject({ outcome: { kind: 'canceled' }, asked: 3 })
})

test('a payment that nobody knows is a problem at once', async () => {
  expect(await watch(404)).toMatchObject({ outcome: { kind: 'failed' }, asked: 1 })
})

test('a question that gets no answer is asked again after 25 seconds, so that a paid order is found', async () => {
  vi.useFakeTimers()
  const load = vi
    .fn<typeof fetch>()
    .mockImplementationOnce((url, init) => fetchWithoutAnswer(String(url), init!))
    .mockImplementation(async () => Response.json({ data: { state: 'paid', url: '/order/a' } }))
  const found = vi.fn<(outcome: unknown) => void>()
  const asked = new URLSearchParams({ payment: 'x', sess: 'y' })
  void watchPayment(asked, new AbortController().signal, { onWaiting: () => {}, load }).then(found)
  await vi.advanceTimersByTimeAsync(24_000)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(found).toHaveBeenCalledExactlyOnceWith({ kind: 'paid', url: '/order/a' })
})
