import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Auth, endpoint } from '#contract/endpoint.ts'
import type { Actor } from '../actor.ts'
import { requireAccess, staffOf } from './access.ts'

const guest: Actor = { kind: 'guest' }
const user: Actor = { kind: 'user', userId: 'u', session: 's' }
const atTable: Actor = { kind: 'table', tableId: 't', name: '7', branchId: 'main', session: 's' }
const cook: Actor = { kind: 'staff', memberId: 'm', role: 'kitchen', branchId: null, session: 's' }

const call = (auth: Auth, roles?: ['owner', 'manager']) =>
  endpoint({
    id: 'call',
    method: 'GET',
    path: '/call',
    auth,
    summary: '',
    response: z.null(),
    ...(roles ? { roles } : {}),
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

test('a role that the endpoint does not name is forbidden', () => {
  expect(() => requireAccess(call('staff', ['owner', 'manager']), cook)).toThrow(
    expect.objectContaining({ code: 'forbidden', message: 'Not allowed' }),
  )
})

test('only staff is accepted as staff', () => {
  expect(() => staffOf(guest)).toThrow(expect.objectContaining({ code: 'unauthenticated' }))
})
