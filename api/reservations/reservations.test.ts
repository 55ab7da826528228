import { describe, expect, test } from 'vitest'
import { listReservationTimes } from '#contract/reservations.ts'
import { messages } from '#domain/messages.ts'
import type { TestApp } from '../test/app.ts'
import { createTestShop, fieldsOf } from '../test/shop.ts'

/** A valid request for a table tomorrow evening. The shop is open from 11:00 to 22:00. */
const body = (more: object = {}) => ({
  reservedAt: '2026-11-21T19:00:00+01:00',
  guests: '4',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '030 1234567',
  notes: 'By the window',
  terms: true,
  website: '',
  shownForMs: 20_000,
  ...more,
})
const open = () => createTestShop({ settings: { RESERVATION_ENABLED: '1' } })
const send = (app: TestApp, more: object = {}, key?: string) =>
  app.post('/reservations', body(more), key ? { 'idempotency-key': key } : {})
const stored = (app: TestApp) => app.db.selectFrom('reservations').selectAll().orderBy('id').execute()
const mails = async (app: TestApp) =>
  (await app.db.selectFrom('outbox').select(['kind', 'recipient', 'language']).orderBy('kind').execute()).map(
    ({ kind, recipient, language }) => [kind, recipient, language],
  )

describe('asking for a table', () => {
  test('stores the request, answers the time in UTC, and mails guest and restaurant', async () => {
    const app = await open()
    const response = await send(app)
    expect([response.status, await response.json()]).toEqual([
      200,
      { data: { reservedAt: '2026-11-21T18:00:00.000Z', guests: '4' } },
    ])
    expect(await stored(app)).toMatchObject([
      {
        reserved_at: '2026-11-21T18:00:00.000Z',
        requested_at: '2026-11-20T18:00:00.000Z',
        guests: '4',
        name: 'Ada Lovelace',
        phone: '030 1234567',
        notes: 'By the window',
        status: 'requested',
        user_id: null,
      },
    ])
    expect(await mails(app)).toEqual([
      ['reservation_received', 'ada@example.org', 'de'],
      ['reservation_requested', '', 'de'],
    ])
  })

  test('works for clients that know the form fields only, with the local time of the restaurant', async () => {
    const app = await open()
    const { website: _website, shownForMs: _shownForMs, notes: _notes, ...known } = body()
    const response = await app.post('/reservations', { ...known, reservedAt: '2026-11-21 19:00' })
    expect([response.status, (await stored(app))[0]]).toMatchObject([
      200,
      { reserved_at: '2026-11-21T18:00:00.000Z', notes: '' },
    ])
  })

  test('remembers the language of the guest for the mails', async () => {
    const app = await open()
    await app.post('/reservations', body(), { 'accept-language': 'en' })
    expect(await mails(app)).toEqual([
      ['reservation_received', 'ada@example.org', 'en'],
      ['reservation_requested', '', 'de'],
    ])
  })

  test('is refused with every wrong field at once, and nothing is kept', async () => {
    const app = await open()
    expect(await fieldsOf(await app.post('/reservations', {}))).toEqual({
      reservedAt: [messages.reservedAtMissing],
      guests: [messages.guestsMissing],
      name: [messages.nameMissing],
      email: [messages.emailMissing],
      phone: [messages.phoneMissing],
      terms: [messages.termsMissing],
    })
    expect([await stored(app), await mails(app)]).toEqual([[], []])
  })

  test.each([
    ['2026-11-21 22:00', messages.reservedAtClosed],
    ['2026-11-20 18:59', messages.reservedAtPast],
    ['2027-11-21 19:00', messages.reservedAtTooFar],
    ['soon', messages.reservedAtWrong],
  ])('for %s is refused by field', async (reservedAt, message) => {
    const app = await open()
    expect(await fieldsOf(await send(app, { reservedAt }))).toEqual({ reservedAt: [message] })
  })

  test('is forbidden where no reservations are taken, whatever the form holds', async () => {
    const app = await createTestShop({ settings: { RESERVATION_ENABLED: '' } })
    const answers = [await send(app), await app.post('/reservations', {})]
    answers.push(await app.request('/reservations/times?month=2026-11'))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await answers[0]?.json()).toMatchObject({ code: 'forbidden', message: messages.reservationsOff })
    expect(await stored(app)).toEqual([])
  })

  test('accepts hostile text as text', async () => {
    const app = await open()
    const evil = `Robert'); drop table reservations;--\u0000<script>\ud800`
    expect((await send(app, { name: evil, notes: `${evil}\r\nsecond line` })).status).toBe(200)
    const [row] = await stored(app)
    expect(row?.notes).toContain('\nsecond line')
    expect(row?.name).toContain('<script>')
    expect((await send(app, { name: 'x'.repeat(121), notes: 'x'.repeat(501) })).status).toBe(422)
    expect((await send(app, { guests: ['2'], terms: 'yes', email: {} })).status).toBe(422)
  })
})

describe('bots', () => {
  test.each([
    ['that fill the honeypot field', { website: 'https://spam.example' }],
    ['that are too quick', { shownForMs: 300 }],
  ])('%s get the same answer, and nothing is kept or sent', async (_, signals) => {
    const app = await open()
    const person = await send(app)
    const machine = await send(app, signals)
    const headers = (response: Response) => [...response.headers.keys()].sort()
    expect([machine.status, await machine.text()]).toEqual([person.status, await person.text()])
    expect(headers(machine)).toEqual(headers(person))
    expect([(await stored(app)).length, (await mails(app)).length]).toEqual([1, 2])
  })

  test('get the same field errors as people', async () => {
    const app = await open()
    expect(await fieldsOf(await send(app, { website: 'x', terms: false }))).toEqual({
      terms: [messages.termsMissing],
    })
  })
})

describe('sending a request again', () => {
  test('under its key is the same request, although the time has passed by then', async () => {
    const app = await open()
    const first = await (await send(app, {}, 'k')).json()
    app.setClock('2026-11-22T10:00:00Z')
    const again = await send(app, { shownForMs: 90_000 }, 'k')
    expect([again.status, await again.json()]).toEqual([200, first])
    expect([(await stored(app)).length, (await mails(app)).length]).toEqual([1, 2])
  })

  test('ten at once under one key are one request', async () => {
    const app = await open()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(app, {}, 'k')))
    const kept = answers.filter(({ status }) => status === 200)
    expect(kept.length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
    expect([(await stored(app)).length, (await mails(app)).length]).toEqual([1, 2])
  })

  test('with other content under the same key is refused', async () => {
    const app = await open()
    await send(app, {}, 'k')
    const other = await send(app, { guests: '5' }, 'k')
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'idempotency_mismatch' }])
    expect(await stored(app)).toHaveLength(1)
  })

  test('after a refusal is free under the same key', async () => {
    const app = await open()
    expect((await send(app, { terms: false }, 'k')).status).toBe(422)
    expect((await send(app, {}, 'k')).status).toBe(200)
  })
})

describe('many requests', () => {
  test('from one e-mail address are refused after five, in any case, and another guest is not affected', async () => {
    const app = await open()
    const statuses: number[] = []
    for (const email of ['ada@example.org', 'ADA@example.org', 'a', 'Ada@Example.org']) {
      statuses.push((await send(app, { email })).status)
    }
    for (let more = 0; more < 3; more++) statuses.push((await send(app)).status)
    expect(statuses).toEqual([200, 200, 422, 200, 200, 200, 429])
    expect((await send(app, { email: 'grace@example.org' })).status).toBe(200)
    app.setClock('2026-11-20T18:16:00Z')
    expect((await send(app)).status).toBe(200)
  })

  test('from one rate-limit key are refused after twenty', async () => {
    const app = await open()
    const statuses: number[] = []
    for (let guest = 0; guest < 21; guest++) {
      statuses.push((await send(app, { email: `guest-${guest}@example.org` })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})

describe('the times of a month', () => {
  test('can all be reserved', async () => {
    const app = await open()
    const { today, days } = await app.call(listReservationTimes, { query: { month: '2026-11' } })
    expect([today, days[0]?.date, days[0]?.times[0], days[0]?.times.length]).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-20T18:30:00.000Z',
      5,
    ])
    for (const reservedAt of [days[0]?.times.at(-1), days.at(-1)?.times[0]]) {
      expect((await send(app, { reservedAt })).status).toBe(200)
    }
  })

  test.each(['', '?month=2026-13', '?month=2026-1', '?month=__proto__'])(
    'of "%s" are refused',
    async (query) => {
      const app = await open()
      expect(await fieldsOf(await app.request(`/reservations/times${query}`))).toHaveProperty('month')
    },
  )
})
