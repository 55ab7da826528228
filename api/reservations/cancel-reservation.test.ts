import { describe, expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import type { MailKind } from '../notifications/index.ts'
import type { TestApp } from '../test/app.ts'
import { createTestShop } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'

const reservedAt = '2026-11-21T18:00:00.000Z'
const form = {
  guests: '4',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '030 1234567',
  terms: true,
}

/** A shop with one request for tomorrow evening; `token` is the secret of the link in its mail. */
async function setUp() {
  const app = await createTestShop({ settings: { RESERVATION_ENABLED: '1' } })
  await app.post('/reservations', { ...form, reservedAt: '2026-11-21 19:00' }, { 'accept-language': 'en' })
  const path = String((await mailsOf(app, 'reservation_received'))[0]!.payload['path'])
  await app.db.deleteFrom('outbox').execute()
  return { app, token: path.replace('/reservation/', '') }
}
const mailsOf = async (app: TestApp, kind: MailKind) => {
  const rows = await app.db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute()
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload_json) as Record<string, unknown> }))
}
const show = (app: TestApp, token: string) => app.request(`/reservations/${token}`)
const cancel = (app: TestApp, token: string) => app.post(`/reservations/${token}/cancel`, {})
const answered = async (response: Response) => [response.status, await response.json()]

async function answer(app: TestApp, status: 'confirmed' | 'declined', text = '') {
  await addStaff(app, 'mina@example.org', 'manager')
  const { id, status: from } = await app.db
    .selectFrom('reservations')
    .select(['id', 'status'])
    .executeTakeFirstOrThrow()
  const mina = await signedIn(app, 'mina@example.org')
  return app.post(`/staff/reservations/${id}/answer`, { from, status, answer: text }, mina)
}

describe('the link of a reservation', () => {
  test('shows when, how many, what the restaurant answered, and nothing of phone and e-mail', async () => {
    const { app, token } = await setUp()
    const seen = {
      reservedAt,
      guests: '4',
      name: 'Ada Lovelace',
      status: 'requested',
      answer: '',
      canCancel: true,
      branch: expect.objectContaining({ name: null }),
    }
    expect(await answered(await show(app, token))).toEqual([200, { data: seen }])
    await answer(app, 'confirmed', 'The table by the window')
    expect(await answered(await show(app, token))).toEqual([
      200,
      { data: { ...seen, status: 'confirmed', answer: 'The table by the window' } },
    ])
  })

  test('is the same in the mail with the answer', async () => {
    const { app, token } = await setUp()
    await answer(app, 'confirmed')
    const [mail] = await mailsOf(app, 'reservation_answered')
    expect(mail!.payload['path']).toBe(`/reservation/${token}`)
  })

  test.each([
    ['with another signature', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['with another id', (token: string) => `A${token.slice(1)}`],
    ['of the id alone', (token: string) => token.split('.')[0]!],
  ])('%s shows and cancels nothing', async (_, forge) => {
    const { app, token } = await setUp()
    expect((await show(app, forge(token))).status).toBe(404)
    expect((await cancel(app, forge(token))).status).toBe(404)
    const [row] = await app.db.selectFrom('reservations').selectAll().execute()
    expect(row!.cancelled_at).toBeNull()
  })
})

describe('cancelling', () => {
  test('a confirmed reservation tells both sides by mail, each in its language, and keeps the answer', async () => {
    const { app, token } = await setUp()
    await answer(app, 'confirmed', 'See you')
    expect(await answered(await cancel(app, token))).toMatchObject([
      200,
      { data: { status: 'cancelled', answer: 'See you', canCancel: false } },
    ])
    expect(await mailsOf(app, 'cancellation_received')).toMatchObject([
      { recipient: 'ada@example.org', language: 'en', payload: { reservedAt, guests: '4' } },
    ])
    expect(await mailsOf(app, 'reservation_cancelled')).toMatchObject([
      { recipient: '', language: 'de', payload: { name: 'Ada Lovelace', phone: '030 1234567' } },
    ])
  })

  test('twice, or ten times at once, is mailed once', async () => {
    const { app, token } = await setUp()
    const all = await Promise.all(Array.from({ length: 10 }, () => cancel(app, token)))
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect((await cancel(app, token)).status).toBe(200)
    expect((await mailsOf(app, 'cancellation_received')).length).toBe(1)
  })

  test('is a conflict once its time has come, or when the restaurant has declined', async () => {
    const { app, token } = await setUp()
    app.setClock(reservedAt)
    expect(await answered(await cancel(app, token))).toMatchObject([
      409,
      { code: 'conflict', message: messages.reservationPassed },
    ])
    const { app: other, token: declined } = await setUp()
    await answer(other, 'declined')
    expect(await answered(await cancel(other, declined))).toMatchObject([
      409,
      { code: 'conflict', message: messages.reservationDeclined },
    ])
    expect(await mailsOf(app, 'cancellation_received')).toEqual([])
  })

  test('works where no new reservations are taken any more', async () => {
    const { app, token } = await setUp()
    await app.db.updateTable('settings').set({ value: '' }).where('key', '=', 'RESERVATION_ENABLED').execute()
    expect((await cancel(app, token)).status).toBe(200)
  })

  test('leaves the staff nothing to answer', async () => {
    const { app, token } = await setUp()
    await cancel(app, token)
    expect((await answer(app, 'confirmed')).status).toBe(409)
    expect(await mailsOf(app, 'reservation_answered')).toEqual([])
  })

  test('and answering at once end in one of both, with the mails that belong to it', async () => {
    const { app, token } = await setUp()
    const [cancelled, declined] = await Promise.all([cancel(app, token), answer(app, 'declined')])
    expect([cancelled.status, declined.status].toSorted()).toEqual([200, 409])
    expect((await mailsOf(app, 'cancellation_received')).length).toBe(cancelled.status === 200 ? 1 : 0)
    expect((await mailsOf(app, 'reservation_answered')).length).toBe(declined.status === 200 ? 1 : 0)
  })
})
