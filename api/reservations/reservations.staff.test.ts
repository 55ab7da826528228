import { describe, expect, test } from 'vitest'
import type { Reservation } from '#contract/reservations.staff.ts'
import type { TestApp } from '../test/app.ts'
import { createTestShop } from '../test/shop.ts'
import { branch, workAtMain } from '../test/branches.ts'
import { publish, settings } from '../test/builders.ts'
import { addStaff, signedIn, workAt } from '../test/staff.ts'

/** Ids in the order they were made; two of the same millisecond have none. */
const counted =
  (made = 1_000) =>
  () =>
    String(made++).padStart(32, '0')

/** A shop with some requests for tomorrow evening, the first guest first, and the header of its manager. */
async function setUp(...names: string[]) {
  const app = await createTestShop({ settings: { RESERVATION_ENABLED: '1' }, deps: { newId: counted() } })
  for (const [at, name] of names.entries()) {
    const fields = { guests: '2', name, email: `${at}@example.org`, phone: '030 1234567', terms: true }
    const headers = { 'accept-language': 'en' }
    await app.post('/reservations', { ...fields, reservedAt: '2026-11-21 19:00' }, headers)
  }
  await app.db.deleteFrom('outbox').execute()
  await addStaff(app, 'mina@example.org', 'manager')
  return { app, mina: await signedIn(app, 'mina@example.org') }
}
const list = async (app: TestApp, headers: Record<string, string>, query = '') => {
  const response = await app.request(`/staff/reservations${query}`, { headers })
  return ((await response.json()) as { data: Reservation[] }).data
}
/** Answers a request that nobody has answered yet, unless `body` says that the member saw something else. */
const answer = (app: TestApp, headers: Record<string, string>, id: string, body: object) =>
  app.post(`/staff/reservations/${id}/answer`, { from: 'requested', ...body }, headers)
const mails = (app: TestApp) =>
  app.db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'language', 'payload_json'])
    .orderBy('id')
    .execute()

test('requests are listed with the newest first, fifty at a time', async () => {
  const { app, mina } = await setUp('Ada', 'Grace')
  expect((await list(app, mina)).map(({ name, status }) => [name, status])).toEqual([
    ['Grace', 'requested'],
    ['Ada', 'requested'],
  ])
  const [ada] = await app.db.selectFrom('reservations').selectAll().where('name', '=', 'Ada').execute()
  const old = Array.from({ length: 60 }, (_, at) => ({ ...ada!, id: String(at).padStart(32, '0') }))
  await app.db.insertInto('reservations').values(old).execute()
  const first = await list(app, mina)
  const second = await list(app, mina, `?before=${first.at(-1)!.id}`)
  expect([first.length, second.length, second.at(-1)!.id]).toEqual([50, 12, '0'.repeat(32)])
})

describe('an answer', () => {
  test('is kept and mailed in the language of the guest', async () => {
    const { app, mina } = await setUp('Ada')
    const [ada] = await list(app, mina)
    const response = await answer(app, mina, ada!.id, { status: 'confirmed', answer: 'See you' })
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { data: { id: ada!.id, status: 'confirmed', answer: 'See you' } },
    ])
    expect(await mails(app)).toMatchObject([
      { kind: 'reservation_answered', recipient: '0@example.org', language: 'en' },
    ])
    expect(JSON.parse((await mails(app))[0]!.payload_json)).toMatchObject({
      status: 'confirmed',
      answer: 'See you',
      guests: '2',
      reservedAt: '2026-11-21T18:00:00.000Z',
    })
  })

  test('given twice, or ten times at once, is mailed once', async () => {
    const { app, mina } = await setUp('Ada')
    const [ada] = await list(app, mina)
    const yes = () => answer(app, mina, ada!.id, { status: 'confirmed' })
    const statuses = (await Promise.all(Array.from({ length: 10 }, yes))).map(({ status }) => status)
    expect(statuses.every((status) => status === 200)).toBe(true)
    expect((await yes()).status).toBe(200)
    expect(await mails(app)).toHaveLength(1)
  })

  test('can be changed, and the guest is mailed again', async () => {
    const { app, mina } = await setUp('Ada')
    const [ada] = await list(app, mina)
    await answer(app, mina, ada!.id, { status: 'confirmed' })
    const declined = { from: 'confirmed', status: 'declined', answer: 'The oven is broken' }
    await answer(app, mina, ada!.id, declined)
    expect(await list(app, mina)).toMatchObject([{ status: 'declined', answer: 'The oven is broken' }])
    expect(await mails(app)).toHaveLength(2)
  })

  test('from a screen that does not show the answer of a colleague is refused and not mailed', async () => {
    const { app, mina } = await setUp('Ada')
    const [ada] = await list(app, mina)
    await answer(app, mina, ada!.id, { status: 'declined', answer: 'We are full' })
    const late = await answer(app, mina, ada!.id, { status: 'confirmed' })
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'conflict', message: 'A colleague has answered in the meantime' },
    ])
    expect(await list(app, mina)).toMatchObject([{ status: 'declined', answer: 'We are full' }])
    expect(await mails(app)).toHaveLength(1)
    const blind = await app.post(`/staff/reservations/${ada!.id}/answer`, { status: 'confirmed' }, mina)
    expect(blind.status).toBe(422)
  })

  test('for a time that has passed is a conflict and is not mailed', async () => {
    const { app, mina } = await setUp('Ada')
    const [ada] = await list(app, mina)
    app.setClock('2026-11-21T18:00:00Z')
    const later = await signedIn(app, 'mina@example.org')
    const response = await answer(app, later, ada!.id, { status: 'confirmed' })
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'conflict' }])
    expect([(await list(app, later))[0]!.status, await mails(app)]).toEqual(['requested', []])
  })

  test('to a request that does not exist finds nothing, and a nonsense status is refused by field', async () => {
    const { app, mina } = await setUp('Ada')
    const [ada] = await list(app, mina)
    expect((await answer(app, mina, 'nobody', { status: 'confirmed' })).status).toBe(404)
    expect((await answer(app, mina, ada!.id, { status: 'requested' })).status).toBe(422)
  })
})

test('requests of another branch are neither listed nor answered', async () => {
  const { app, mina } = await setUp('Ada')
  const [ada] = await list(app, mina)
  await app.db.updateTable('reservations').set({ branch_id: 'elsewhere' }).execute()
  await workAtMain(app)
  expect(await list(app, mina)).toEqual([])
  expect((await answer(app, mina, ada!.id, { status: 'confirmed' })).status).toBe(404)
})

test('a request names its branch for a member of several, also in the reply to an answer', async () => {
  const { app, mina } = await setUp('Ada', 'Grace')
  await publish(app, branch('main'), branch('nord'), settings({ HAS_BRANCH: '1' }))
  await app.db.updateTable('reservations').set({ branch_id: 'nord' }).where('name', '=', 'Grace').execute()
  const named = async () => (await list(app, mina)).map(({ name, branchName }) => [name, branchName])
  expect(await named()).toEqual([
    ['Grace', 'nord'],
    ['Ada', 'main'],
  ])
  const [grace] = await list(app, mina)
  const replied = await answer(app, mina, grace!.id, { status: 'confirmed' })
  expect(await replied.json()).toMatchObject({ data: { branchName: 'nord' } })
  await workAt(app, 'mina@example.org', ['nord'])
  expect(await named()).toEqual([['Grace', undefined]])
})

test('only staff may read and answer', async () => {
  const { app } = await setUp('Ada')
  await addStaff(app, 'koch@example.org', 'kitchen')
  const cook = await signedIn(app, 'koch@example.org')
  const tries = [{}, cook].flatMap((headers) => [
    app.request('/staff/reservations', { headers }),
    answer(app, headers, 'x', { status: 'confirmed' }),
  ])
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 401, 403, 403])
})
