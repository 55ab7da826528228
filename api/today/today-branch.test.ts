import { expect, test } from 'vitest'
import type { Today } from '#contract/today.staff.ts'
import { branch } from '../test/branches.ts'
import { createTestShop } from '../test/shop.ts'
import { addStaff, signedIn, workAt } from '../test/staff.ts'

const rush = { minutes: 15, end: { kind: 'day' } }
const fries = { kind: 'product', id: 'fries', end: { kind: 'day' } }

/** Three branches among which guests choose; Mina works at all of them, in a browser in which a guest has chosen `mitte`. */
async function openBranches(branchIds?: readonly string[]) {
  const rows = [branch('main'), branch('mitte'), branch('nord')]
  const app = await createTestShop({ settings: { HAS_BRANCH: '1' }, rows })
  await addStaff(app, 'mina@example.org', 'counter')
  if (branchIds) await workAt(app, 'mina@example.org', branchIds)
  const headers = {
    ...(await signedIn(app, 'mina@example.org')),
    'content-type': 'application/json',
    cookie: 'branch=mitte',
  }
  const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object, at = '') =>
    app.fetch(`${at}/api/staff/today${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
  const ok = async (...sent: Parameters<typeof call>): Promise<Today> => {
    const response = await call(...sent)
    expect(response.status, await response.clone().text()).toBe(200)
    return ((await response.json()) as { data: Today }).data
  }
  const entries = async () => {
    const stored = await app.db
      .selectFrom('today_entries')
      .select(['kind', 'branch_id'])
      .orderBy('kind')
      .execute()
    return stored.map(({ kind, branch_id }) => `${kind} ${branch_id}`)
  }
  return { call, ok, entries, workAt: (ids: readonly string[]) => workAt(app, 'mina@example.org', ids) }
}

test('a rush and a dish that is sold out are entered and ended at the branch of the address', async () => {
  const { ok, entries } = await openBranches()
  expect(await ok('PUT', '/rush', rush, '/b/nord')).toMatchObject({
    branchId: 'nord',
    branchName: 'nord',
    rush: { minutes: 15 },
  })
  const { soldOut } = await ok('PUT', '/sold-out', fries, '/b/nord')
  expect(await entries()).toEqual(['product nord', 'rush nord'])
  expect((await ok('GET', '', undefined, '/b/main')).rush).toBeNull()
  expect((await ok('GET', '', undefined, '/b/nord')).rush).not.toBeNull()
  await ok('DELETE', '/rush', undefined, '/b/nord')
  await ok('DELETE', `/sold-out/${soldOut[0]?.key}`, undefined, '/b/nord')
  expect(await entries()).toEqual([])
})

test('the branch that a guest chose in the same browser decides nothing for the staff', async () => {
  const { ok, entries } = await openBranches()
  await ok('PUT', '/rush', rush)
  await ok('PUT', '/sold-out', fries)
  expect(await entries()).toEqual(['product main', 'rush main'])
  expect(await ok('GET', '')).toMatchObject({ branchId: 'main', branchName: 'main' })
})

test('a member of some branches changes the first of them unless the address names another of theirs', async () => {
  const { ok, entries } = await openBranches(['mitte', 'nord'])
  await ok('PUT', '/rush', rush)
  await ok('PUT', '/hours', { spans: [] }, '/b/nord')
  expect(await entries()).toEqual(['hours nord', 'rush mitte'])
})

test.each([
  ['of others', 'mitte', 403],
  ['that there is not', 'sued', 404],
] as const)(
  'an address of a branch %s is refused, and nothing is different there',
  async (_whose, slug, status) => {
    const { call, entries } = await openBranches(['nord'])
    const answers = [
      await call('PUT', '/rush', rush, `/b/${slug}`),
      await call('PUT', '/sold-out', fries, `/b/${slug}`),
      await call('GET', '', undefined, `/b/${slug}`),
      await call('GET', '/menu', undefined, `/b/${slug}`),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
    expect(await entries()).toEqual([])
  },
)

test('the list names the branches of the member at which something is different', async () => {
  const { ok, call, workAt } = await openBranches()
  await ok('PUT', '/rush', rush, '/b/nord')
  await ok('PUT', '/sold-out', fries, '/b/main')
  const list = async () => {
    const { data } = (await (await call('GET', '/branches')).json()) as { data: Today[] }
    return data.map((one) => [one.branchId, one.branchName, one.rush?.minutes, one.soldOut.length])
  }
  expect(await list()).toEqual([
    ['main', 'main', undefined, 1],
    ['nord', 'nord', 15, 0],
  ])
  await workAt(['mitte', 'nord'])
  expect(await list()).toEqual([['nord', 'nord', 15, 0]])
})

test('the list says what orders usually take, at the branches of the member that have minutes of their own too', async () => {
  const app = await createTestShop({
    settings: { HAS_BRANCH: '1', PREPARATION_MINUTES: '30', DELIVERY_MINUTES: '15' },
    rows: [
      branch('main'),
      branch('mitte', { settings: { PREPARATION_MINUTES: '45' } }),
      branch('nord', { settings: { PREPARATION_MINUTES: '0', SITE_TITLE: 'Nord' } }),
      branch('sued', { settings: { SITE_TITLE: 'Süd' } }),
    ],
  })
  await addStaff(app, 'mina@example.org', 'counter')
  const headers = { ...(await signedIn(app, 'mina@example.org')), cookie: 'branch=mitte' }
  const list = async () => {
    const { meta } = (await (await app.request('/staff/today/branches', { headers })).json()) as {
      meta: { leadMinutes: object[] }
    }
    return meta.leadMinutes
  }
  const shared = { branchId: null, preparation: 30, delivery: 15 }
  const mitte = { branchId: 'mitte', preparation: 45, delivery: 15 }
  const nord = { branchId: 'nord', preparation: 0, delivery: 15 }
  expect(await list()).toEqual([shared, mitte, nord])
  await workAt(app, 'mina@example.org', ['main', 'nord'])
  expect(await list()).toEqual([shared, nord])
})

test('a member who works at one branch of several reads its name', async () => {
  const { ok } = await openBranches(['nord'])
  expect(await ok('GET', '')).toMatchObject({ branchId: 'nord', branchName: 'nord' })
})

test('what is different today in a restaurant with one place names no branch', async () => {
  const app = await createTestShop({ rows: [branch('main')] })
  await addStaff(app, 'mina@example.org', 'counter')
  const answer = await app.request('/staff/today', { headers: await signedIn(app, 'mina@example.org') })
  expect(await answer.json()).toMatchObject({ data: { branchId: 'main', branchName: null } })
})
