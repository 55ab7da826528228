import { expect, test } from 'vitest'
import { addGuest, guestHeaders, guestPassword } from '../test/accounts.ts'
import { createTestShop } from '../test/shop.ts'

const form = {
  reservedAt: '2026-11-21 19:00',
  guests: '2',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '030 1234567',
  terms: true,
}
const message = {
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@example.org',
  subject: 'Birthday',
  message: 'A big table?',
  terms: true,
}

test('reservations and messages of a signed-in guest are exported and erased with the account (R-D5)', async () => {
  const app = await createTestShop({ settings: { RESERVATION_ENABLED: '1' } })
  const ada = await guestHeaders(app, await addGuest(app, 'ada@example.org'))
  for (const headers of [ada, {}]) {
    expect((await app.post('/reservations', form, headers)).status).toBe(200)
    expect((await app.post('/contact', message, headers)).status).toBe(200)
  }
  const response = await app.request('/me/export', { headers: ada })
  const { data } = (await response.json()) as { data: { parts: Record<string, unknown[]> } }
  expect(data.parts).toMatchObject({
    reservations: [{ reservedAt: '2026-11-21T18:00:00.000Z', guests: '2', status: 'requested' }],
    messages: [{ subject: 'Birthday', message: 'A big table?' }],
  })

  const deleted = await app.post('/me/delete', { password: guestPassword, confirm: true }, ada)
  expect(deleted.status).toBe(200)
  const left = [
    await app.db.selectFrom('reservations').select('user_id').execute(),
    await app.db.selectFrom('contact_messages').select('user_id').execute(),
  ]
  expect(left).toEqual([[{ user_id: null }], [{ user_id: null }]])
})
