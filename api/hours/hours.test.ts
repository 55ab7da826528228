import { expect, test } from 'vitest'
import { listOrderTimes } from '#contract/checkout.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { weekdays } from '#contract/weekdays.ts'
import { createTestApp } from '../test/app.ts'
import { everyDay, publish, settings } from '../test/builders.ts'
import { createTestShop } from '../test/shop.ts'

test('working hours are in data by day, and what depends on the current time in meta', async () => {
  const app = await createTestApp()
  await publish(app, everyDay('17:00', '22:00'), everyDay('11:00', '14:00'))
  const body = (await (await app.request('/working-hours')).json()) as { data: object; meta: object }
  expect(Object.keys(body.data)).toEqual([...weekdays])
  expect(body).toEqual({
    data: expect.objectContaining({
      Friday: [
        { start: '11:00', end: '14:00' },
        { start: '17:00', end: '22:00' },
      ],
    }),
    meta: { isOpenNow: true, nextOpen: null, isActive: true },
  })
})

test('a closed restaurant answers when it opens next, in UTC', async () => {
  const app = await createTestShop()
  app.setClock('2026-11-20T21:00:00Z')
  const { meta } = await app.call(getWorkingHours, {})
  expect(meta).toEqual({ isOpenNow: false, nextOpen: '2026-11-21T10:00:00.000Z', isActive: true })
})

test('an answer that depends on the clock is never cached', async () => {
  const app = await createTestShop()
  const first = await app.request('/working-hours')
  expect([first.headers.get('cache-control'), first.headers.get('etag')]).toEqual(['no-store', null])
  app.setClock('2026-11-20T21:00:00Z')
  expect(await (await app.request('/working-hours')).json()).toMatchObject({ meta: { isOpenNow: false } })
})

test('a restaurant without hours is closed and has no next opening time', async () => {
  const app = await createTestApp()
  const { data, meta } = await app.call(getWorkingHours, {})
  expect([data.Monday, meta]).toEqual([[], { isOpenNow: false, nextOpen: null, isActive: true }])
})

test('a restaurant that takes no orders says so and offers no time', async () => {
  const app = await createTestShop({ settings: { IS_ACTIVE: '' } })
  expect((await app.call(getWorkingHours, {})).meta.isActive).toBe(false)
  expect(await app.call(listOrderTimes, { query: { deliverType: 'takeaway' } })).toMatchObject({
    now: { available: false },
    days: [],
  })
})

test('the first time to order for includes cooking, and for a delivery the road', async () => {
  const app = await createTestShop({ settings: { PREPARATION_MINUTES: '30', DELIVERY_MINUTES: '25' } })
  const first = async (deliverType: 'takeaway' | 'delivery') =>
    (await app.call(listOrderTimes, { query: { deliverType } })).days[0]?.windows[0]?.start
  expect(await first('takeaway')).toBe('2026-11-20T18:30:00.000Z')
  expect(await first('delivery')).toBe('2026-11-20T19:00:00.000Z')
})

test('times are offered for as many days as configured', async () => {
  const app = await createTestShop({ settings: { PREORDER_DAYS: '3' } })
  const { days } = await app.call(listOrderTimes, { query: { deliverType: 'takeaway' } })
  expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
})

test('an invalid number in the settings counts as its default', async () => {
  const app = await createTestShop({ settings: { PREPARATION_MINUTES: 'soon', PREORDER_DAYS: '-1' } })
  const { now, days } = await app.call(listOrderTimes, { query: { deliverType: 'takeaway' } })
  expect([now.minutes, days.length]).toEqual([[15, 25], 7])
})

test.each(['', '?deliverType=', '?deliverType=drone', '?deliverType=__proto__'])(
  'times for the delivery type "%s" are refused by field',
  async (query) => {
    const app = await createTestApp()
    const response = await app.request(`/checkout/times${query}`)
    expect([response.status, await response.json()]).toEqual([
      422,
      { data: { deliverType: [expect.any(String)] } },
    ])
  },
)

test('the time zone of the restaurant decides which day is today', async () => {
  const app = await createTestApp()
  await publish(app, everyDay('00:00', '24:00'), settings({ TIME_ZONE: 'Pacific/Auckland' }))
  const { days } = await app.call(listOrderTimes, { query: { deliverType: 'takeaway' } })
  expect(days[0]!.date).toBe('2026-11-21')
})
