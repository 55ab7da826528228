import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import type { Actor } from '../context.ts'
import { requireAccess, staffOf } from './access.ts'

const guest: Actor = { kind: 'guest' }
const cook: Actor = { kind: 'staff', memberId: 'm', role: 'kitchen', session: 's' }

const call = (auth: 'public' | 'user' | 'staff', roles?: ['owner', 'manager']) =>
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
] as const)('a %s call takes %o', (auth, actor) => {
  expect(() => requireAccess(call(auth), actor)).not.toThrow()
})

test.each([
  ['staff', guest],
  ['user', guest],
  ['user', cook],
] as const)('a %s call asks %o to sign in', (auth, actor) => {
  expect(() => requireAccess(call(auth), actor)).toThrow(expect.objectContaining({ code: 'unauthenticated' }))
})

test('a role that the call does not name is forbidden', () => {
  expect(() => requireAccess(call('staff', ['owner', 'manager']), cook)).toThrow(
    expect.objectContaining({ code: 'forbidden', message: 'Not allowed' }),
  )
})

test('nobody but staff is taken for staff', () => {
  expect(() => staffOf(guest)).toThrow(expect.objectContaining({ code: 'unauthenticated' }))
})
