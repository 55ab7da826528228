import { describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { listOrderTimes } from '#contract/checkout.ts'
import { getWorkingHours, type Span } from '#contract/hours.ts'
import * as staff from '#contract/hours.staff.ts'
import { type ExportFile, importDocuments, listDrafts } from '#contract/publishing.staff.ts'
import { getUsualHours, setTodayHours } from '#contract/today.staff.ts'
import { emptyHours } from '#domain/hours/hours-document.ts'
import type { TestApp } from '../test/app.ts'
import { branch, clientOf } from '../test/branches.ts'
import { refused, staffClient, wrongFields } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'
import { signedIn } from '../test/staff.ts'

const span = (start: string, end: string): Span => ({ start, end })
const all = { params: { id: 'all' } }
const nord = { params: { id: 'nord' } }
const eve = { params: { id: 'eve' } }

async function openShop(): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop({ rows: [branch('nord')] })
  return { app, mina: await staffClient(app) }
}

const specialDay = (more: Partial<staff.SpecialDayDocument> = {}): staff.SpecialDayDocument => ({
  name: 'Betriebsfeier',
  from: '2026-11-20',
  until: '2026-11-20',
  spans: [],
  ways: {},
  branchId: null,
  ...more,
})

describe('opening hours', () => {
  test('count for guests as soon as they are saved, also those of a way, and are read as they were written', async () => {
    const { app, mina } = await openShop()
    const { version, document } = await mina(staff.getHoursDocument, all)
    const week = { ...document.week, Friday: [span('18:00', '02:00'), span('11:00', '14:00')], Sunday: [] }
    const ways = { delivery: { Friday: [span('11:00', '14:00')], Monday: [] }, table: {} }
    await mina(staff.saveHoursDocument, { ...all, query: { version }, body: { week, ways } })
    const { data, meta } = await app.call(getWorkingHours, {})
    expect([data.Friday, data.Sunday]).toEqual([[span('11:00', '14:00'), span('18:00', '02:00')], []])
    expect(meta.ways).toEqual({ delivery: { Monday: [], Friday: [span('11:00', '14:00')] } })
    const delivery = await app.call(listOrderTimes, { query: { deliverType: 'delivery' } })
    expect(delivery.now.available).toBe(false)
    expect((await mina(staff.getHoursDocument, all)).document).toEqual({
      week: data,
      ways: { delivery: { Monday: [], Friday: [span('11:00', '14:00')] } },
    })
    expect(await mina(listDrafts, {})).toEqual([])
  })

  test('of a branch stand instead of those of all, also where they are closed, until they are removed', async () => {
    const { app, mina } = await openShop()
    const friday = async () => (await clientOf(app, {}, 'nord')(getWorkingHours, {})).data.Friday
    const { version } = await mina(staff.saveHoursDocument, { ...nord, query: {}, body: emptyHours() })
    expect(await friday()).toEqual([])
    expect((await app.call(getWorkingHours, {})).data.Friday).toEqual([span('11:00', '22:00')])
    expect((await mina(staff.listHoursDocuments, {})).map(({ id }) => id).toSorted()).toEqual(['all', 'nord'])
    expect(await mina(staff.removeHoursDocument, { ...nord, query: { version } })).toBeNull()
    expect(await friday()).toEqual([span('11:00', '22:00')])
  })

  test('are refused by field where times overlap, a time is none or there is no such branch', async () => {
    const { app } = await openShop()
    const week = { ...emptyHours().week, Friday: [span('11:00', '15:00'), span('14:00', '22:00')] }
    const ways = { delivery: { Monday: [span('20:00', '02:00'), span('23:00', '23:30')] } }
    expect(await wrongFields(app, 'hours/nord', { week, ways })).toEqual([
      'week.Friday.1.start',
      'ways.delivery.Monday.1.start',
    ])
    const late = { ...week, Friday: [span('25:00', '26:00')] }
    expect(await wrongFields(app, 'hours/nord', { week: late, ways: {} })).toEqual([
      'week.Friday.0.start',
      'week.Friday.0.end',
    ])
    expect(await wrongFields(app, 'hours/moon', emptyHours())).toEqual(['id'])
  })

  test('that somebody else has changed meanwhile are answered with what is saved', async () => {
    const { mina } = await openShop()
    const { version, document } = await mina(staff.getHoursDocument, all)
    const body = { ...document, ways: { takeaway: { Monday: [] } } }
    await mina(staff.saveHoursDocument, { ...all, query: { version }, body })
    const error = await refused(mina(staff.saveHoursDocument, { ...all, query: { version }, body: document }))
    expect([error.status, error.body]).toMatchObject([409, { current: { document: body } }])
  })
})

test('what is changed for today begins with the hours of its special day, until five in the morning', async () => {
  const { app, mina } = await openShop()
  const usual = () => mina(getUsualHours, {})
  const weekly = { specialDay: null, spans: [span('11:00', '22:00')] }
  expect(await usual()).toEqual(weekly)
  const body = specialDay({ name: 'Good Friday', spans: [span('12:00', '16:00')] })
  await mina(staff.saveSpecialDayDocument, { ...eve, query: {}, body })
  await mina(setTodayHours, { body: { spans: [] } })
  const special = { specialDay: 'Karfreitag', spans: [span('12:00', '16:00')] }
  expect(await usual()).toEqual(special)
  app.setClock('2026-11-21T03:59:00.000Z')
  expect(await usual()).toEqual(special)
  app.setClock('2026-11-21T04:00:00.000Z')
  expect(await usual()).toEqual(weekly)
})

describe('a special day', () => {
  test('counts as soon as it is saved and no more once it is removed, and comes back as it was', async () => {
    const { app, mina } = await openShop()
    const isOpen = async () => (await app.call(getWorkingHours, {})).meta.isOpenNow
    const body = specialDay({ spans: [span('10:00', '11:00')], ways: { takeaway: [span('10:00', '12:00')] } })
    const { version } = await mina(staff.saveSpecialDayDocument, { ...eve, query: {}, body })
    expect(await isOpen()).toBe(false)
    expect(await mina(staff.removeSpecialDayDocument, { ...eve, query: { version } })).toBeNull()
    expect(await isOpen()).toBe(true)
    await mina(staff.saveSpecialDayDocument, { ...eve, query: {}, body })
    expect((await mina(staff.listSpecialDayDocuments, {})).map(({ document }) => document)).toEqual([body])
  })

  test.each([
    [{ until: '2026-11-19' }, ['until']],
    [{ until: '2027-11-22' }, ['until']],
    [{ name: ' ' }, ['name']],
    [{ from: '2026-02-30' }, ['from']],
    [{ spans: [span('11:00', '15:00'), span('14:00', '22:00')] }, ['spans.1.start']],
    [{ spans: [span('14:00', '22:00'), span('11:00', '15:00')] }, ['spans.0.start']],
    [{ ways: { delivery: [span('11:00', '15:00'), span('14:00', '22:00')] } }, ['ways.delivery.1.start']],
    [{ branchId: 'moon' }, ['branchId']],
  ])('with %j is refused by field', async (more, fields) => {
    const { app } = await openShop()
    expect(await wrongFields(app, 'special-days/eve', specialDay(more))).toEqual(fields)
  })
})

test('hours and special days stand in the export file, and importing it changes nothing', async () => {
  const { app, mina } = await openShop()
  const own = { week: emptyHours().week, ways: { table: { Friday: [] } } }
  await mina(staff.saveHoursDocument, { ...nord, query: {}, body: own })
  await mina(staff.saveSpecialDayDocument, { ...eve, query: {}, body: specialDay({ branchId: 'nord' }) })
  const headers = await signedIn(app, 'mina@example.org')
  const file = (await (await app.request('/staff/export', { headers })).json()) as ExportFile
  expect(file.documents).toEqual(
    expect.arrayContaining([
      { kind: 'hours', id: 'nord', document: own },
      { kind: 'special-day', id: 'eve', document: specialDay({ branchId: 'nord' }) },
    ]),
  )
  await mina(importDocuments, { query: {}, body: file })
  expect(await mina(listDrafts, {})).toEqual([])
})
