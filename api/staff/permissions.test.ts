import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { type Permission, StaffRole } from '#contract/staff.ts'
import { changeMember, inviteMember, listMembers } from '#contract/staff-members.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { staffClient } from '../test/documents.ts'
import { branch } from '../test/branches.ts'
import { createTestShop } from '../test/shop.ts'
import { addStaff, signedIn, workAt } from '../test/staff.ts'

const ofStaff = endpoints.map(({ endpoint }) => endpoint).filter(({ auth }) => auth === 'staff')

/** The calls about the caller's own sign-in, which every role may make. */
const OWN = [
  'getStaffSession',
  'signOutStaff',
  'listStaffSessions',
  'endStaffSession',
  'changeStaffPassword',
  'preparePasskey',
  'addPasskey',
  'removePasskey',
  'getSecondFactor',
  'prepareAuthenticator',
  'addAuthenticator',
  'removeAuthenticator',
  'renewRecoveryCodes',
]

async function statusOf(app: TestApp, endpoint: Endpoint, headers: Record<string, string>): Promise<number> {
  const response = await app.request(endpoint.path.replaceAll(/\{\w+\}/g, 'x'), {
    // A HEAD request of a live stream ends at once.
    method: endpoint.stream === 'events' ? 'HEAD' : endpoint.method,
    headers: { ...headers, ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
    body: endpoint.body ? '{}' : null,
  })
  await response.body?.cancel()
  return response.status
}

test('the calls of the staff are those below /staff/, where the cookie of a member counts', () => {
  expect(ofStaff.filter(({ path }) => !path.startsWith('/staff/'))).toEqual([])
})

test('every call of the staff names its permission, except those about the own sign-in', () => {
  expect(ofStaff.filter(({ permission }) => !permission).map(({ id }) => id)).toEqual(OWN)
})

test.each(StaffRole.options)('the role %s is refused exactly what its permissions lack', async (role) => {
  const app = await createTestApp()
  await addStaff(app, 'mina@example.org', role)
  const headers = await signedIn(app, 'mina@example.org')
  const calls = ofStaff.toSorted((a, b) => Number(a.id === 'signOutStaff') - Number(b.id === 'signOutStaff'))
  for (const endpoint of calls) {
    const status = await statusOf(app, endpoint, headers)
    const may = !endpoint.permission || hasPermission(role, endpoint.permission)
    expect([endpoint.id, status === 403]).toEqual([endpoint.id, !may])
    expect([endpoint.id, status === 401]).toEqual([endpoint.id, false])
  }
})

test('a member of some branches is refused exactly the calls that change what all branches share', async () => {
  const app = await createTestShop({ rows: [branch('nord')] })
  await addStaff(app, 'mina@example.org', 'manager')
  await workAt(app, 'mina@example.org', ['nord'])
  const headers = await signedIn(app, 'mina@example.org')
  const calls = ofStaff.filter(({ permission }) => permission && hasPermission('manager', permission))
  for (const endpoint of calls) {
    const refused = (await statusOf(app, endpoint, headers)) === 403
    expect([endpoint.id, refused]).toEqual([endpoint.id, endpoint.needsAllBranches ?? false])
  }
})

test('every call that changes the menu, pages, words, settings, pictures or guests takes a member of all branches', () => {
  const shared: readonly (Permission | undefined)[] = [
    'menu.write',
    'content.write',
    'settings.write',
    'media.write',
    'guests.write',
  ]
  const writes = ofStaff.filter(({ method, permission }) => method !== 'GET' && shared.includes(permission))
  expect(writes.filter(({ needsAllBranches }) => !needsAllBranches).map(({ id }) => id)).toEqual([])
})

test('an owner works for all branches, whatever is sent', async () => {
  const app = await createTestShop({ rows: [branch('nord')] })
  const mina = await staffClient(app)
  const { invitation } = await mina(inviteMember, {
    body: { role: 'owner', branchIds: ['nord'], email: 'kim@example.org' },
  })
  const { id } = (await mina(listMembers, {}))[0]!
  const wanted = { name: 'Mina', role: 'owner' as const, branchIds: ['nord'], isActive: true }
  const member = await mina(changeMember, { params: { id }, body: wanted })
  expect([invitation.branchIds, member.branchIds]).toEqual([null, null])
})

test('nobody makes a call of the staff without a session', async () => {
  const app = await createTestApp()
  for (const endpoint of ofStaff)
    expect([endpoint.id, await statusOf(app, endpoint, {})]).toEqual([endpoint.id, 401])
})
