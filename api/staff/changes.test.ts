import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import type { StaffChange } from '#contract/staff-changes.ts'
import { transaction } from '../context.ts'
import { branch } from '../test/branches.ts'
import { publish, settings } from '../test/builders.ts'
import { PASSKEY_SHOP } from '../test/passkey-device.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { openPayShop, type PayShop } from '../test/payments/pay-shop.ts'
import { secondFactorWrites } from '../test/second-factor-writes.ts'
import { staffWrites } from '../test/staff-writes.ts'
import { addStaff, signedIn, trySignIn, workAt } from '../test/staff.ts'
import { teamWrites } from '../test/team-writes.ts'
import { systemCtx } from '../test/user.ts'
import { recordChange } from './index.ts'

const writes = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ path, method }) => path.startsWith('/staff/') && method !== 'GET')
  .map(({ id }) => id)

type Listed = { data: StaffChange[]; meta: { next: string | null } }

/** A shop with Mina, an owner, and a log that is empty but for her sign-in. */
async function openShop(): Promise<PayShop> {
  const shop = await openPayShop({ ...createMemoryBench({ canHold: false }), publicUrl: PASSKEY_SHOP })
  await publish(shop.app, settings({ RESERVATION_ENABLED: '1' }))
  return shop
}

const linesOf = ({ app }: PayShop) => app.db.selectFrom('staff_changes').selectAll().orderBy('id').execute()

async function list(shop: PayShop, query = '', headers?: Record<string, string>): Promise<Listed> {
  const response = headers
    ? await shop.app.request(`/staff/changes${query}`, { headers })
    : await shop.staff(`/changes${query}`)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Listed
}

test('every endpoint of the staff that writes has an example', () => {
  expect(Object.keys(staffWrites).toSorted()).toEqual(writes.toSorted())
})

test.each(writes)('%s leaves exactly one line in the log, with before and after', async (id) => {
  const shop = await openShop()
  const { send, line } = await staffWrites[id]!(shop)
  const { by = 'Mina', ...expected } = line
  const before = await linesOf(shop)
  const response = await send()
  expect(response.status, await response.text()).toBe(200)
  const added = (await linesOf(shop)).slice(before.length)
  expect(added).toHaveLength(1)
  const { kind, before_json, after_json, member_name, changed_at, subject_id } = added[0]!
  const read = (json: string | null): unknown => (json === null ? null : JSON.parse(json))
  expect({ kind, before: read(before_json), after: read(after_json) }).toEqual(expected)
  expect([member_name, subject_id]).toEqual([by, expect.stringMatching(/./)])
  expect(Date.parse(changed_at)).toBeGreaterThan(0)
})

test('a write that is refused leaves no line, and a repeated one no second line', async () => {
  const shop = await openShop()
  const { send } = await staffWrites['answerReservation']!(shop)
  await send()
  const once = await linesOf(shop)
  await send()
  await shop.staff('/reservations/none/answer', { from: 'requested', status: 'confirmed' })
  expect(await linesOf(shop)).toEqual(once)
})

test('a change is recorded with its transaction or not at all', async () => {
  const shop = await openShop()
  const ctx = systemCtx(shop.app)
  const change = { subject: { kind: 'area', id: 'mitte', name: 'Mitte' }, before: null, after: { fee: 1 } }
  const before = await linesOf(shop)
  await expect(recordChange(ctx, change)).rejects.toThrow(/inside the transaction/)
  const broken = transaction(ctx, async (ctx) => {
    await recordChange(ctx, change)
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  expect(await linesOf(shop)).toEqual(before)
})

test('the log is read page by page, the newest line first', async () => {
  const shop = await openShop()
  await transaction(systemCtx(shop.app), async (ctx) => {
    for (let index = 0; index < 60; index++) {
      const subject = { kind: 'area', id: `a${index}`, name: `Area ${index}` }
      await recordChange(ctx, { subject, before: null, after: { fee: index } })
    }
  })
  const first = await list(shop, '?kind=area')
  expect(first.data.map(({ subject }) => subject.id).slice(0, 2)).toEqual(['a59', 'a58'])
  expect(first.data).toHaveLength(50)
  const second = await list(shop, `?kind=area&before=${first.meta.next}`)
  expect(second.data.map(({ subject }) => subject.id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `a${9 - index}`),
  )
  expect(second.meta.next).toBeNull()
})

test('the log is filtered by member, kind and subject, and searched in any case for who, what, before and after', async () => {
  const shop = await openShop()
  const { send } = await staffWrites['changeOrderStatus']!(shop)
  await send()
  const { id } = await shop.order()
  const { data } = await list(shop, `?subject=${id}`)
  expect(data).toMatchObject([
    { subject: { kind: 'order', id }, member: { name: 'Mina' }, before: { status: 'pending_approval' } },
  ])
  const kinds = async (query: string) => (await list(shop, query)).data.map(({ subject }) => subject.kind)
  expect(await kinds('?text=APPROVED')).toEqual(['order'])
  expect(await kinds('?text=mina&kind=order')).toEqual(['order'])
  expect(await kinds('?text=100%25')).toEqual([])
  expect(await kinds(`?member=${data[0]?.member?.id}`)).toEqual(['order', 'session'])
  expect(await kinds('?member=nobody')).toEqual([])
})

test('a refused sign-in stands in the log without what was typed, and only for those who manage the staff', async () => {
  const shop = await openShop()
  await trySignIn(shop.app, 'mina@example.org', 'my-other-password')
  await trySignIn(shop.app, 'stranger@example.org', 'my-other-password')
  const { data } = await list(shop)
  expect(data.slice(0, 2)).toMatchObject([
    { member: null, subject: { kind: 'refused-sign-in', name: '' } },
    { member: null, subject: { kind: 'refused-sign-in', name: 'Mina' } },
  ])
  expect(JSON.stringify(data)).not.toMatch(/my-other-password|stranger@/)
  await addStaff(shop.app, 'kim@example.org', 'manager')
  const kim = await signedIn(shop.app, 'kim@example.org')
  expect((await list(shop, '', kim)).data).toEqual([])
})

test('lines about guests are for members of all branches alone', async () => {
  const shop = await openShop()
  const subject = { kind: 'guest', id: 'ada', name: 'A-1' }
  await transaction(systemCtx(shop.app), (ctx) =>
    recordChange(ctx, { subject, before: { points: 0 }, after: { points: 10 } }),
  )
  await addStaff(shop.app, 'kim@example.org', 'manager')
  const kim = await signedIn(shop.app, 'kim@example.org')
  const guests = async () => (await list(shop, '?kind=guest', kim)).data.map(({ subject }) => subject.id)
  expect(await guests()).toEqual(['ada'])
  await publish(shop.app, branch('nord'))
  await workAt(shop.app, 'kim@example.org', ['nord'])
  expect(await guests()).toEqual([])
})

test.each(Object.entries({ ...teamWrites, ...secondFactorWrites }))(
  'only those who manage the staff read of %s',
  async (_id, prepare) => {
    const shop = await openShop()
    const { send } = await prepare(shop)
    await send()
    // What is asked of a role now would keep a manager from reading anything.
    await shop.app.db.deleteFrom('staff_second_factor_roles').execute()
    await addStaff(shop.app, 'nora@example.org', 'manager')
    const nora = await signedIn(shop.app, 'nora@example.org')
    expect((await list(shop, '', nora)).data).toEqual([])
  },
)
