import { expect, test } from 'vitest'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { branch } from '../test/branches.ts'
import { addStaff, signedIn, workAt } from '../test/staff.ts'

/** One order at each of two branches; `ost@` works at one of them, `alle@` at all. */
async function openCounters() {
  const app = await createTestShop({ settings: { HAS_BRANCH: '1' }, rows: [branch('nord'), branch('ost')] })
  for (const slug of ['nord', 'ost']) {
    const response = await app.fetch(`/b/${slug}/api/checkout/v2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(placeOrderBody({ name: slug })),
    })
    expect(response.status).toBe(200)
  }
  await addStaff(app, 'alle@example.org')
  await addStaff(app, 'ost@example.org')
  await workAt(app, 'ost@example.org', ['ost'])
  const counter = async (email: string, cookie = '') => {
    const headers = { ...(await signedIn(app, email)), cookie }
    const list = async () => {
      const { data } = (await (await app.request('/staff/orders', { headers })).json()) as {
        data: { id: string; name: string; status: string }[]
      }
      return data
    }
    return { headers, list }
  }
  return { app, counter }
}

test('a member without a branch sees the orders of all branches, whichever branch is chosen in this browser', async () => {
  const { counter } = await openCounters()
  for (const cookie of ['', 'branch=nord']) {
    const { list } = await counter('alle@example.org', cookie)
    expect((await list()).map(({ name }) => name).toSorted()).toEqual(['nord', 'ost'])
  }
})

test('a member of a branch sees and changes only the orders of that branch', async () => {
  const { app, counter } = await openCounters()
  const all = await (await counter('alle@example.org')).list()
  const { headers, list } = await counter('ost@example.org', 'branch=nord')
  expect((await list()).map(({ name }) => name)).toEqual(['ost'])
  const approve = (name: string) =>
    app.request(`/staff/orders/${all.find((order) => order.name === name)?.id}/status`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ from: 'pending_approval', status: 'approved', minutes: 25 }),
    })
  expect((await approve('nord')).status).toBe(404)
  expect((await approve('ost')).status).toBe(200)
})

test('the mails and events of an order change belong to the branch of the order', async () => {
  const { app, counter } = await openCounters()
  const { headers, list } = await counter('alle@example.org', 'branch=nord')
  const order = (await list()).find(({ name }) => name === 'ost')
  const response = await app.request(`/staff/orders/${order?.id}/status`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ from: 'pending_approval', status: 'approved', minutes: 25 }),
  })
  expect(response.status).toBe(200)
  const events = await app.db
    .selectFrom('live_events')
    .select(['kind', 'branch_id'])
    .where('order_id', '=', order?.id ?? '')
    .orderBy('seq')
    .execute()
  expect(events).toEqual([
    { kind: 'order.placed', branch_id: 'ost' },
    { kind: 'order.changed', branch_id: 'ost' },
  ])
  const mails = await app.db.selectFrom('outbox').select('branch_id').where('branch_id', '=', 'ost').execute()
  expect(mails.length).toBeGreaterThanOrEqual(2)
})

test('a member of several branches sees the orders of each of them', async () => {
  const { app, counter } = await openCounters()
  await workAt(app, 'ost@example.org', ['nord', 'ost'])
  const { list } = await counter('ost@example.org')
  expect((await list()).map(({ name }) => name).toSorted()).toEqual(['nord', 'ost'])
})

test('a member whose branches were all closed sees nothing, and does not become a member of all', async () => {
  const { app, counter } = await openCounters()
  await workAt(app, 'ost@example.org', [])
  const { headers } = await counter('ost@example.org')
  for (const path of ['/staff/orders', '/staff/reservations', '/staff/mails', '/staff/live'])
    expect([path, (await app.request(path, { headers })).status]).toEqual([path, 403])
})
