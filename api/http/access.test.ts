import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Auth, endpoint } from '#contract/endpoint.ts'
import type { Permission } from '#contract/staff.ts'
import type { Actor } from '../actor.ts'
import { branchesOfStaff, requireAccess, staffOf, worksAt } from './access.ts'

const guest: Actor = { kind: 'guest' }
const user: Actor = { kind: 'user', userId: 'u', session: 's' }
const atTable: Actor = { kind: 'table', tableId: 't', name: '7', branchId: 'main', session: 's' }
const cook: Actor = {
  kind: 'staff',
  memberId: 'm',
  role: 'kitchen',
  branchIds: null,
  lacksSecondFactor: false,
  session: 's',
}

const call = (auth: Auth, permission?: Permission) =>
  endpoint({
    id: 'call',
    method: 'GET',
    path: '/call',
    auth,
    summary: '',
    response: z.null(),
    ...(permission ? { permission } : {}),
  })

test.each([
  ['public', guest],
  ['public', cook],
  ['staff', cook],
  ['user', user],
  ['session', user],
  ['session', atTable],
] as const)('a %s call accepts %o', (auth, actor) => {
  expect(() => requireAccess(call(auth), actor)).not.toThrow()
})

test.each([
  ['staff', guest],
  ['user', guest],
  ['user', cook],
  ['session', guest],
  ['session', cook],
  ['staff', user],
  ['staff', atTable],
] as const)('a %s call answers %o with 401', (auth, actor) => {
  expect(() => requireAccess(call(auth), actor)).toThrow(expect.objectContaining({ code: 'unauthenticated' }))
})

test('a guest at a table has no account to read', () => {
  expect(() => requireAccess(call('user'), atTable)).toThrow(expect.objectContaining({ code: 'forbidden' }))
})

test('a role that lacks the permission of the endpoint is forbidden', () => {
  expect(() => requireAccess(call('staff', 'menu.write'), cook)).toThrow(
    expect.objectContaining({ code: 'forbidden', message: 'Not allowed' }),
  )
})

test('only staff is accepted as staff', () => {
  expect(() => staffOf(guest)).toThrow(expect.objectContaining({ code: 'unauthenticated' }))
})

test('a member works at their branches, a member of all at any, and one without a branch may do nothing', () => {
  const at = (branchIds: string[] | null): Actor => ({ ...cook, branchIds })
  expect([worksAt(at(['ost']), 'ost'), worksAt(at(['ost']), 'nord'), worksAt(at(null), 'nord')]).toEqual([
    true,
    false,
    true,
  ])
  expect(() => branchesOfStaff(at([]))).toThrow(expect.objectContaining({ code: 'forbidden' }))
})
