import { expect, test } from 'vitest'
import { listOrderTimes } from '#contract/checkout.ts'
import { everyDay } from '../test/builders.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'

/** A restaurant that hands out food all night, at a moment of the night in which the clocks change. */
async function openNight(instant: string) {
  const app = await createTestShop({ rows: [{ hours: everyDay('00:00', '24:00').hours }] })
  app.setClock(instant)
  const place = async (more: Record<string, unknown>) =>
    (await app.post('/checkout/v2', placeOrderBody(more))).status
  const later = (deliverDate: string) => place({ deliverAt: 'later', deliverDate })
  const placed = () =>
    app.db.selectFrom('orders').select(['deliver_date', 'placed_at']).orderBy('id').execute()
  const starts = async () => {
    const { days } = await app.call(listOrderTimes, { query: { deliverType: 'takeaway' } })
    return days.flatMap(({ windows }) => windows.map(({ start }) => start))
  }
  return { app, place, later, placed, starts }
}

test('in the hour that comes twice there is a time for each order, and without an offset the first one is meant', async () => {
  const { later, placed, starts } = await openNight('2026-10-24T22:00:00.000Z')
  const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']
  expect(await starts()).toEqual(expect.arrayContaining([first, second]))
  for (const time of [first, second, '2026-10-25T02:30:00+01:00', '2026-10-25 02:30'])
    expect(await later(time)).toBe(200)
  expect((await placed()).map((order) => order.deliver_date)).toEqual([first, second, second, first])
})

test('orders placed in both halves of that hour are an hour apart', async () => {
  const { app, place, placed } = await openNight('2026-10-25T00:30:00.000Z')
  expect(await place({})).toBe(200)
  app.setClock('2026-10-25T01:30:00.000Z')
  expect(await place({ notes: 'again' })).toBe(200)
  expect((await placed()).map((order) => order.placed_at)).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ])
})

test('the hour that spring leaves out is offered to nobody, and whoever names it gets the time after it', async () => {
  const { later, placed, starts } = await openNight('2027-03-27T23:00:00.000Z')
  const shown = (await starts()).map((start) =>
    Temporal.Instant.from(start).toZonedDateTimeISO('Europe/Berlin').toPlainDateTime().toString(),
  )
  expect(shown.filter((time) => time.startsWith('2027-03-28T02'))).toEqual([])
  expect(await later('2027-03-28 02:30')).toBe(200)
  expect(await placed()).toMatchObject([{ deliver_date: '2027-03-28T01:30:00.000Z' }])
})
