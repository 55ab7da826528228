import { describe, expect, test } from 'vitest'
import { listOrderTimes } from '#contract/checkout.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { listReservationTimes } from '#contract/reservations.ts'
import { messages } from '#domain/messages.ts'
import { weekdays } from '#contract/weekdays.ts'
import { createTestApp } from '../test/app.ts'
import { branch, clientOf } from '../test/branches.ts'
import { everyDay, publish, settings } from '../test/builders.ts'
import { systemCtx } from '../test/user.ts'
import { announceSpecialDays } from './announce-special-days.ts'
import { createTestShop, deliveryBody, placeOrderBody } from '../test/shop.ts'

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

describe('a way to get the food with hours of its own', () => {
  const shop = () =>
    createTestShop({
      rows: [
        {
          hours: [
            { id: 'a', weekday: 5, start_time: '17:00', end_time: '18:30', deliver_type: 'delivery' },
            { id: 'b', weekday: 6, start_time: null, end_time: null, deliver_type: 'delivery' },
          ],
        },
      ],
    })

  test('stands beside the week, which stays that of the restaurant', async () => {
    const { data, meta } = await (await shop()).call(getWorkingHours, {})
    expect(data.Friday).toEqual([{ start: '11:00', end: '22:00' }])
    expect([meta.isOpenNow, meta.ways]).toEqual([
      true,
      { delivery: { Friday: [{ start: '17:00', end: '18:30' }], Saturday: [] } },
    ])
  })

  test('decides about the times that are offered, and says why there is none now', async () => {
    const app = await shop()
    const times = (deliverType: 'delivery' | 'takeaway') =>
      app.call(listOrderTimes, { query: { deliverType } })
    const delivery = await times('delivery')
    expect(delivery.now).toMatchObject({ available: false, reason: messages.notDeliveredNow })
    expect(delivery.days.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-22', '2026-11-23'])
    expect((await times('takeaway')).now).toEqual({ available: true, minutes: [15, 25] })
  })

  test('refuses an order outside of them in the language of the guest', async () => {
    const app = await shop()
    const answer = await app.post('/checkout/v2', deliveryBody(), { 'accept-language': 'de' })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        data: {
          deliverAt: ['Wir liefern gerade nicht. Bitte wähle eine spätere Zeit oder einen anderen Weg'],
        },
      },
    ])
    expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
  })
})

describe('a special day', () => {
  const day = { from_date: '2026-11-20', until_date: '2026-11-22', spans_json: '[]', ways_json: '{}' }

  test('goes before the week, and guests read of it in their language', async () => {
    const app = await createTestShop({ rows: [{ special_days: [{ id: 'x', name: 'Karfreitag', ...day }] }] })
    const { data, meta } = await clientOf(app, { 'accept-language': 'en' })(getWorkingHours, {})
    expect(data.Friday).toHaveLength(1)
    expect(meta).toEqual({
      isOpenNow: false,
      nextOpen: '2026-11-23T10:00:00.000Z',
      isActive: true,
      specialDays: [{ name: 'Good Friday', from: '2026-11-20', until: '2026-11-22', spans: [] }],
    })
    const { days } = await app.call(listOrderTimes, { query: { deliverType: 'takeaway' } })
    expect(days[0]?.date).toBe('2026-11-23')
  })

  test('names the ways to get the food that have other hours then', async () => {
    const ways = { delivery: [{ start: '11:00', end: '15:00' }] }
    const special_days = [{ id: 'x', name: 'Karfreitag', ...day, ways_json: JSON.stringify(ways) }]
    const app = await createTestShop({ rows: [{ special_days }] })
    const { meta } = await clientOf(app, {})(getWorkingHours, {})
    expect(meta.specialDays).toEqual([expect.objectContaining({ ways })])
  })

  test('of a branch counts there only', async () => {
    const special_days = [{ id: 'x', name: 'Umbau', ...day, branch_id: 'nord' }]
    const app = await createTestShop({ rows: [branch('nord'), { special_days }] })
    const isOpen = async (slug?: string) =>
      (await clientOf(app, {}, slug)(getWorkingHours, {})).meta.isOpenNow
    expect([await isOpen('nord'), await isOpen()]).toEqual([false, true])
  })

  test('takes no reservations while it is closed', async () => {
    const app = await createTestShop({
      settings: { RESERVATION_ENABLED: '1' },
      rows: [{ special_days: [{ id: 'x', name: 'Ruhetag', ...day }] }],
    })
    const { days } = await app.call(listReservationTimes, { query: { month: '2026-11' } })
    expect(days[0]?.date).toBe('2026-11-23')
  })

  test('gives way to the hours of today', async () => {
    const app = await createTestShop({ rows: [{ special_days: [{ id: 'x', name: 'Ruhetag', ...day }] }] })
    await app.db
      .insertInto('today_entries')
      .values({
        id: 'h',
        branch_id: 'main',
        kind: 'hours',
        target: '',
        member_name: '',
        since: '2026-11-20T10:00:00.000Z',
        until: '2026-11-21T04:00:00.000Z',
        value_json: '{"date":"2026-11-20","spans":[{"start":"17:00","end":"23:00"}]}',
      })
      .execute()
    expect((await app.call(getWorkingHours, {})).meta.isOpenNow).toBe(true)
  })
})

describe('kept pages follow in the night', () => {
  const closed = (id: string, from_date: string, until_date: string, branch_id: string | null = null) => ({
    id,
    branch_id,
    name: id,
    from_date,
    until_date,
    spans_json: '[]',
    ways_json: '{}',
  })
  async function openYear(special_days: ReturnType<typeof closed>[]) {
    const app = await createTestShop({ rows: [branch('nord'), { special_days }] })
    return async (moment: string) => {
      app.setClock(moment)
      const before = app.deps.content.version()
      await announceSpecialDays(systemCtx(app))
      return app.deps.content.version() > before
    }
  }

  test('in which guests begin or end to read of a special day', async () => {
    const afterNight = await openYear([closed('eve', '2026-12-24', '2026-12-24')])
    expect(await afterNight('2026-11-25T03:00:00Z')).toBe(false)
    expect(await afterNight('2026-11-26T03:00:00Z')).toBe(true)
    expect(await afterNight('2026-12-24T03:00:00Z')).toBe(false)
    expect(await afterNight('2026-12-25T03:00:00Z')).toBe(true)
  })

  test('from which a branch has hours of its own on each date that is left of a shared one', async () => {
    const shared = closed('feast', '2026-12-24', '2026-12-26')
    const afterNight = await openYear([shared, closed('own', '2026-12-25', '2026-12-26', 'nord')])
    expect(await afterNight('2026-12-24T03:00:00Z')).toBe(false)
    expect(await afterNight('2026-12-25T03:00:00Z')).toBe(true)
    expect(await afterNight('2026-12-26T03:00:00Z')).toBe(false)
  })
})
