import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import type { StaffRole } from '#contract/staff.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { addApp } from '../test/authenticator.ts'
import { addPasskey, PASSKEY_SHOP } from '../test/passkey-device.ts'
import { addStaff, signedIn } from '../test/staff.ts'

const OWNER = 'mina@example.org'
const MANAGER = 'kim@example.org'

type Headers = Record<string, string>

/** A shop with an owner, who has an app, and a manager without. */
async function openShop(): Promise<{ app: TestApp; owner: Headers; manager: Headers }> {
  const app = await createTestApp({ publicUrl: PASSKEY_SHOP })
  await addStaff(app, OWNER)
  await addStaff(app, MANAGER, 'manager')
  const owner = await signedIn(app, OWNER)
  await addApp(app, owner)
  return { app, owner, manager: await signedIn(app, MANAGER) }
}

async function demand(app: TestApp, headers: Headers, roles: StaffRole[]): Promise<Response> {
  return app.request('/staff/second-factor-roles', {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ roles }),
  })
}

async function answerOf(app: TestApp, endpoint: Endpoint, headers: Headers): Promise<string> {
  const response = await app.request(endpoint.path.replaceAll(/\{\w+\}/g, 'x'), {
    method: endpoint.stream === 'events' ? 'HEAD' : endpoint.method,
    headers: { ...headers, ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
    body: endpoint.body ? '{}' : null,
  })
  if (response.status !== 403) return 'let in'
  const text = await response.text()
  return text === '' || text.includes('"second_factor_needed"') ? 'second factor needed' : 'forbidden'
}

test('no role needs a second factor before an owner demands it', async () => {
  const { app, owner, manager } = await openShop()
  const asked = await app.request('/staff/second-factor-roles', { headers: owner })
  expect(await asked.json()).toEqual({ data: [] })
  expect((await demand(app, manager, ['manager'])).status).toBe(403)
  expect((await app.request('/staff/session', { headers: manager })).status).toBe(200)
})

test('a member of a role that needs a second factor can only set one up, also in a session that was open before', async () => {
  const { app, owner, manager } = await openShop()
  expect((await demand(app, owner, ['manager', 'owner'])).status).toBe(200)
  const ofStaff = endpoints.map(({ endpoint }) => endpoint).filter(({ auth }) => auth === 'staff')
  const open = ofStaff.filter(({ beforeSecondFactor }) => beforeSecondFactor).map(({ id }) => id)
  expect(open.toSorted()).toEqual([
    'addAuthenticator',
    'addPasskey',
    'getSecondFactor',
    'prepareAuthenticator',
    'preparePasskey',
    'signOutStaff',
  ])
  const newSession = await signedIn(app, MANAGER)
  for (const headers of [manager, newSession])
    for (const endpoint of ofStaff.filter(({ id }) => !open.includes(id)))
      expect([endpoint.id, await answerOf(app, endpoint, headers)]).toEqual([
        endpoint.id,
        'second factor needed',
      ])
  expect((await app.request('/staff/session', { headers: owner })).status).toBe(200)
})

test.each([
  ['an authenticator app', addApp],
  ['a passkey', addPasskey],
])('%s fulfils the demand, in the session that added it', async (_what, add) => {
  const { app, owner, manager } = await openShop()
  const elsewhere = await signedIn(app, MANAGER)
  await demand(app, owner, ['manager'])
  await add(app, manager)
  expect((await app.request('/staff/session', { headers: manager })).status).toBe(200)
  expect((await app.request('/staff/session', { headers: elsewhere })).status).toBe(401)
})

test('a member whose second factor is reset is signed out everywhere, and has to set up another one', async () => {
  const { app, owner, manager } = await openShop()
  await addPasskey(app, manager)
  await demand(app, owner, ['manager'])
  expect((await app.request('/staff/session', { headers: manager })).status).toBe(200)
  const { id } = await app.db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', MANAGER)
    .executeTakeFirstOrThrow()
  await app.request(`/staff/members/${id}/second-factor`, { method: 'DELETE', headers: owner })
  expect((await app.request('/staff/session', { headers: manager })).status).toBe(401)
  const refused = await app.request('/staff/session', { headers: await signedIn(app, MANAGER) })
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second_factor_needed' }])
})
