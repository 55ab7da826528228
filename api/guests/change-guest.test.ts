import { expect, test } from 'vitest'
import type { StaffGuest, StaffGuestSummary } from '#contract/guests.staff.ts'
import { nightlyTasks } from '../composition/nightly-tasks.ts'
import { runNightly } from '../jobs/nightly.ts'
import { addGuest, guestHeaders, guestPassword } from '../test/accounts.ts'
import type { TestApp } from '../test/app.ts'
import { publish, settings } from '../test/builders.ts'
import { addReservation } from '../test/reservations.ts'
import { createTestShop, fieldsOf, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { givePoints } from '../test/user.ts'

const contact = { email: 'ada@example.org', phone: '030 1234567' }
const sentence =
  'Bestellen und Anmelden ist für dich hier zurzeit nicht möglich. Wenn du das für einen Irrtum hältst, sprich uns bitte an: 030 999, hallo@example.org'

async function openShop() {
  const app = await createTestShop()
  await publish(app, settings({ PHONE: '030 999', CONTACT_EMAIL: 'hallo@example.org', LOYALTY_SYSTEM: '1' }))
  await addStaff(app, 'mina@example.org', 'manager')
  const mina = await signedIn(app, 'mina@example.org')
  const staff = (method: string, path: string, body?: object) =>
    app.request(`/staff/guests${path}`, {
      method,
      headers: { ...mina, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    })
  const list = async (query = '') =>
    ((await (await staff('GET', query)).json()) as { data: StaffGuestSummary[] }).data
  return {
    app,
    headers: mina,
    staff,
    list,
    order: (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      app.post('/checkout/v2', placeOrderBody(more), { 'accept-language': 'de', ...headers }),
    show: async (id: string) => ((await (await staff('GET', `/${id}`)).json()) as { data: StaffGuest }).data,
    block: (id: string, reason = 'Ordered in vain') => staff('POST', `/${id}/block`, { reason }),
    unblock: (id: string, reason = 'A mistake') => staff('POST', `/${id}/unblock`, { reason }),
    correct: (id: string, amount: number, { key = 'one', reason = 'Cold pizza' } = {}) =>
      staff('PUT', `/${id}/points/${key}`, { amount, reason }),
  }
}

test('a blocked account is signed out, and told so in its language with the contact of the restaurant', async () => {
  const { app, block, order } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  const headers = await guestHeaders(app, ada)
  expect((await block(ada)).status).toBe(200)
  expect((await app.request('/me', { headers })).status).toBe(401)
  const login = { email: 'ada@example.org', password: guestPassword }
  const refused = await app.post('/login', login, { 'accept-language': 'de' })
  expect(await fieldsOf(refused)).toEqual({ login: [sentence] })
  const ordered = await order()
  expect([ordered.status, await ordered.json()]).toMatchObject([403, { message: sentence }])
})

test('somebody who does not know the password is not told that an account is blocked', async () => {
  const { app, block } = await openShop()
  await block(await addGuest(app, 'ada@example.org'))
  for (const password of ['wrong password', 'abcd-efgh-jkmn-pqrs']) {
    const refused = await app.post('/login', { email: 'ada@example.org', password })
    expect(await fieldsOf(refused)).toEqual({ login: ['E-mail or password is wrong'] })
  }
})

test.each([
  ['the e-mail address in other capitals', { email: 'ADA@Example.org', phone: '030 7654321' }],
  ['the phone number written differently', { email: 'new@example.org', phone: '+49 (0)30 12-345-67' }],
])('a blocked guest cannot order or open an account with %s', async (_, more) => {
  const { app, block, order, list } = await openShop()
  await order(contact)
  const [guest] = await list()
  await block(guest!.id)
  expect((await order(more)).status).toBe(403)
  const password = 'Basilikum am Fenster 9'
  const form = { name: 'Ada', ...more, password, password_confirmation: password, terms: true }
  expect((await app.post('/register', form)).status).toBe(403)
  expect((await order({ email: 'grace@example.org', phone: '040 556677' })).status).toBe(200)
})

test('orders that were placed before a block stay, also when they are sent again', async () => {
  const { app, block, order, list } = await openShop()
  const key = { 'idempotency-key': 'cart-1' }
  const placed = (await (await order(contact, key)).json()) as object
  await block((await list())[0]!.id)
  expect(await (await order(contact, key)).json()).toEqual(placed)
  expect(await app.db.selectFrom('orders').select('status').execute()).toEqual([
    { status: 'pending_approval' },
  ])
})

test('a block shows its reason and who made it, and ends with a reason', async () => {
  const { app, block, unblock, order, list, show } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  await block(ada)
  await block(ada, 'again')
  expect(await show(ada)).toMatchObject({
    isBlocked: true,
    blocks: [{ reason: 'Ordered in vain', by: 'Mina' }],
  })
  expect((await list('?filter=blocked')).map(({ id }) => id)).toEqual([ada])
  expect((await unblock(ada)).status).toBe(200)
  expect(await show(ada)).toMatchObject({ isBlocked: false, blocks: [] })
  expect((await order(contact)).status).toBe(200)
})

test('block, unblock and correction need a reason', async () => {
  const { app, block, unblock, correct } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  const missing = { reason: ['Please give a reason'] }
  expect(await fieldsOf(await block(ada, ' '))).toEqual(missing)
  expect(await fieldsOf(await unblock(ada, ''))).toEqual(missing)
  expect(await fieldsOf(await correct(ada, 1, { reason: '' }))).toEqual(missing)
})

test('a correction of points is read by the guest with its reason, and counts once', async () => {
  const { app, correct, show } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  expect((await correct(ada, 5)).status).toBe(200)
  expect((await correct(ada, 5)).status).toBe(200)
  expect((await correct(ada, 6)).status).toBe(409)
  expect((await correct(ada, -1.5, { key: 'two', reason: 'Counted twice' })).status).toBe(200)
  expect((await show(ada)).points).toBe(3.5)
  const headers = { ...(await guestHeaders(app, ada)), 'accept-language': 'de' }
  expect(await (await app.request('/me/transactions', { headers })).json()).toMatchObject({
    data: [
      { description: 'Vom Restaurant berichtigt: Counted twice', amount: -1.5, newProfit: 3.5 },
      { description: 'Vom Restaurant berichtigt: Cold pizza', amount: 5 },
    ],
  })
})

test('a correction takes no more than there is, however many are sent at once', async () => {
  const { app, correct, show } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  await givePoints(app, ada, 250)
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => correct(ada, -1, { key })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422])
  expect((await show(ada)).points).toBe(0.5)
  expect(await fieldsOf(await correct(ada, -1, { key: 'e' }))).toEqual({
    amount: ['The guest has fewer points than that'],
  })
  expect(await fieldsOf(await correct(ada, 0, { key: 'f' }))).toEqual({
    amount: ['Please enter how many points'],
  })
})

test('R-D5: everything about a guest is one file, with and without an account', async () => {
  const { app, staff, order, list, block } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  await order({}, await guestHeaders(app, ada))
  await block(ada)
  const read = async (id: string) => JSON.parse(await (await staff('GET', `/${id}/export`)).text()) as object
  expect(await read(ada)).toMatchObject({
    guest: { name: 'Ada Lovelace' },
    parts: { account: [{}], blocks: [{ reason: 'Ordered in vain' }], orders: [{ email: 'ada@example.org' }] },
  })
  const message = { fname: 'G', lname: 'H', email: 'Grace@example.org', subject: 'Hello', message: 'Late' }
  await app.post('/contact', { ...message, terms: true })
  await order({ email: 'grace@example.org', phone: '040 556677' })
  const [grace] = await list('?filter=others')
  expect(await read(grace!.id)).toMatchObject({
    guest: { email: 'grace@example.org' },
    parts: {
      account: [],
      orders: [{ email: 'grace@example.org' }],
      messages: [{ message: 'Late' }],
      mails: [{ kind: 'contact_received', to: 'Grace@example.org' }, { kind: 'order_received' }],
    },
  })
})

test('R-D5 R-T8 deleting a guest without an account keeps the receipt alone, and nothing while an order is under way', async () => {
  const { app, staff, order, list } = await openShop()
  await order({ email: 'grace@example.org', phone: '040 556677' })
  const [grace] = await list()
  expect((await staff('DELETE', `/${grace!.id}`)).status).toBe(409)
  await app.db.updateTable('orders').set({ status: 'completed' }).execute()
  await app.db.updateTable('outbox').set({ sent_at: '2026-11-20T18:00:00.000Z' }).execute()
  expect((await staff('DELETE', `/${grace!.id}`)).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await staff('GET', `/${grace!.id}`)).status).toBe(404)
  const kept = await app.db.selectFrom('orders').select(['name', 'email', 'total_cents']).execute()
  expect(kept).toEqual([{ name: '', email: '', total_cents: 990 }])
  expect(await app.db.selectFrom('restricted_guests').select('email').execute()).toEqual([
    { email: 'grace@example.org' },
  ])
  expect(
    await app.db.selectFrom('outbox').selectAll().where('recipient', '=', 'grace@example.org').execute(),
  ).toEqual([])
  const log = await app.db.selectFrom('staff_changes').selectAll().where('kind', '=', 'guest').execute()
  expect(JSON.stringify(log)).not.toMatch(/grace|556677/i)
})

test('a block outlives the data of the guest without a name or a reason, until it is lifted', async () => {
  const { app, staff, order, list, block, unblock } = await openShop()
  const ada = await addGuest(app, 'ada@example.org')
  await block(ada)
  expect((await staff('DELETE', `/${ada}`)).status).toBe(200)
  expect((await order(contact)).status).toBe(403)
  expect(await list()).toEqual([])
  expect(await list('?filter=blocked')).toMatchObject([{ id: ada, name: '', email: '', isBlocked: true }])
  expect(await app.db.selectFrom('guest_blocks').select('reason').execute()).toEqual([{ reason: '' }])
  expect(await (await unblock(ada)).json()).toEqual({ data: null })
  expect((await order(contact)).status).toBe(200)
})

/** Somebody has reserved a table, and nothing else. */
const reserve = (app: TestApp, email: string) =>
  addReservation(app, { name: 'Grace', email, notes: 'by the window' })

const exportOf = async (response: Response) =>
  (JSON.parse(await response.text()) as { parts: Record<string, object[]> }).parts

test.each([
  ['grace@example.org', 'Grace@Example.org'],
  ['G\u00dcNTER@example.org', 'g\u00fcnter@example.org'],
  ['gu\u0308nter@example.org', 'g\u00fcnter@example.org'],
])(
  'R-D5 who only reserved as %s is found, exported and deleted by the typed address %s',
  async (stored, typed) => {
    const { app, headers, list } = await openShop()
    await reserve(app, stored)
    await reserve(app, 'somebody@example.org')
    expect(await list()).toEqual([])
    const query = new URLSearchParams({ email: typed })
    const read = async () => exportOf(await app.request(`/staff/guest-data/export?${query}`, { headers }))
    expect((await read())['reservations']).toMatchObject([{ email: stored, notes: 'by the window' }])
    expect((await app.post('/staff/guest-data/delete', { email: typed }, headers)).status).toBe(200)
    expect((await read())['reservations']).toEqual([])
    expect(await app.db.selectFrom('reservations').select('email').execute()).toEqual([
      { email: 'somebody@example.org' },
    ])
  },
)

test('R-D5 who ordered more than a year ago is exported by the typed address', async () => {
  const { app, order } = await openShop()
  await order({ email: 'G\u00fcnter@example.org', phone: '040 556677' })
  app.setClock('2027-11-21T12:00:00.000Z')
  await runNightly(app.deps, nightlyTasks)
  const mina = await signedIn(app, 'mina@example.org')
  const listed = await app.request('/staff/guests', { headers: mina })
  expect(await listed.json()).toMatchObject({ data: [] })
  const query = new URLSearchParams({ email: 'G\u00dcNTER@example.org' })
  const parts = await exportOf(await app.request(`/staff/guest-data/export?${query}`, { headers: mina }))
  expect(parts['orders']).toMatchObject([{ restricted: { email: 'G\u00fcnter@example.org' } }])
})

test('nothing is deleted by a typed address while an order under it is under way, and what is no address is refused', async () => {
  const { app, headers, order } = await openShop()
  await order({ email: 'grace@example.org', phone: '040 556677' })
  const remove = (email: string) => app.post('/staff/guest-data/delete', { email }, headers)
  expect((await remove('GRACE@example.org')).status).toBe(409)
  expect(await fieldsOf(await remove('grace'))).toEqual({ email: ['Please enter a valid e-mail address'] })
})

test('mails to an address are exported whatever the capitals of its umlauts', async () => {
  const { app, headers } = await openShop()
  const message = {
    fname: 'G',
    lname: 'H',
    email: 'G\u00dcNTER@example.org',
    subject: 'Hello',
    message: 'Late',
  }
  await app.post('/contact', { ...message, terms: true })
  const query = new URLSearchParams({ email: 'g\u00fcnter@example.org' })
  const parts = await exportOf(await app.request(`/staff/guest-data/export?${query}`, { headers }))
  expect(parts).toMatchObject({ messages: [{ message: 'Late' }], mails: [{ kind: 'contact_received' }] })
})
