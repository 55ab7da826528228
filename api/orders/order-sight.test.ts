import { beforeEach, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrder, StaffOrderSummary } from '#contract/orders.staff.ts'
import type { StaffRole } from '#contract/staff.ts'
import type { TestApp } from '../test/app.ts'
import { change } from '../test/builders.ts'
import { createTestShop, deliveryBody, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'

const TWO_DAYS_BEFORE = '2026-11-18T18:00:00.000Z'
/** It is a Friday at 19:00 in Berlin; the business day began at five. */
const THIS_MORNING = '2026-11-20T04:00:00.000Z'
const LAST_NIGHT = '2026-11-20T03:59:59.000Z'

let app: TestApp
beforeEach(async () => void (app = await createTestShop()))

async function place(body: object, { status, at }: { status?: OrderStatus; at?: string } = {}) {
  const response = await app.post('/checkout', body)
  expect(response.status, await response.clone().text()).toBe(200)
  const { id } = ((await response.json()) as { data: { id: string } }).data
  if (status) await change(app, 'orders', { id }, { status })
  if (at) {
    await change(app, 'orders', { id }, { placed_at: at })
    await change(app, 'order_status_changes', { order_id: id }, { changed_at: at })
  }
  const { code } = await app.db
    .selectFrom('orders')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, code }
}

async function member(role: StaffRole) {
  await addStaff(app, `${role}@example.org`, role)
  const headers = await signedIn(app, `${role}@example.org`)
  const ticket = (id: string) => app.request(`/staff/orders/${id}`, { headers })
  return {
    ticket,
    move: (id: string, from: OrderStatus, status: OrderStatus) =>
      app.post(`/staff/orders/${id}/status`, { from, status }, headers),
    async list(query = '') {
      const response = await app.request(`/staff/orders${query}`, { headers })
      return ((await response.json()) as { data: StaffOrderSummary[] }).data.map(({ id }) => id).toSorted()
    },
    async read(id: string) {
      const response = await ticket(id)
      expect(response.status).toBe(200)
      return ((await response.json()) as { data: StaffOrder }).data
    },
  }
}

test.each([
  ['counter', '030 1234567', 'ada@example.org'],
  ['kitchen', '', ''],
  ['driver', '030 1234567', ''],
] as const)(
  'the role %s reads of a guest the phone %j and the e-mail address %j',
  async (role, ...contact) => {
    const { id } = await place(deliveryBody())
    const { name, address, phone, email } = await (await member(role)).read(id)
    expect([phone, email]).toEqual(contact)
    expect([name, address]).toEqual(['Ada Lovelace', 'Chausseestraße 1'])
  },
)

test.each([
  ['counter', { all: 'abcd', approved: 'd', completed: 'ac', tickets: 'abcd' }],
  ['kitchen', { all: 'ab', approved: 'd', completed: 'a', tickets: 'abd' }],
  ['driver', { all: 'b', approved: 'd', completed: '', tickets: 'bd' }],
] as const)('the role %s sees the orders that concern it, and no others', async (role, seen) => {
  const orders = {
    a: await place(placeOrderBody(), { status: 'completed' }),
    b: await place(deliveryBody()),
    c: await place(deliveryBody(), { status: 'completed', at: TWO_DAYS_BEFORE }),
    d: await place(deliveryBody(), { status: 'approved', at: TWO_DAYS_BEFORE }),
  }
  const { list, ticket } = await member(role)
  const letters = (ids: readonly string[]) =>
    Object.entries(orders)
      .filter(([, { id }]) => ids.includes(id))
      .map(([letter]) => letter)
      .join('')
  const found: string[] = []
  const opened: string[] = []
  for (const { id, code } of Object.values(orders)) {
    found.push(...(await list(`?number=${code}`)))
    if ((await ticket(id)).status === 200) opened.push(id)
  }
  expect({
    all: letters(await list()),
    approved: letters(await list('?status=approved')),
    completed: letters(await list('?status=completed')),
    tickets: letters(opened),
  }).toEqual(seen)
  expect(letters(found)).toBe(seen.tickets)
})

test('an order of the business day is one of today also after midnight, and one of the night before is not', async () => {
  const ids = [
    await place(placeOrderBody(), { status: 'completed', at: THIS_MORNING }),
    await place(placeOrderBody(), { status: 'completed', at: LAST_NIGHT }),
  ].map(({ id }) => id)
  app.setClock('2026-11-21T03:00:00.000Z')
  const { list, ticket } = await member('kitchen')
  expect(await list()).toEqual([ids[0]])
  expect([(await ticket(ids[0]!)).status, (await ticket(ids[1]!)).status]).toEqual([200, 404])
})

test('the kitchen finishes an order of an earlier day, and takes that back', async () => {
  const { id } = await place(placeOrderBody(), { status: 'approved', at: TWO_DAYS_BEFORE })
  const { move, read } = await member('kitchen')
  expect((await move(id, 'approved', 'completed')).status).toBe(200)
  expect((await read(id)).canUndo).toBe(true)
  expect((await move(id, 'completed', 'approved')).status).toBe(200)
})
