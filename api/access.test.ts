import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { addGuest, guestHeaders, guestPassword } from './test/accounts.ts'
import { createTestApp, type TestApp } from './test/app.ts'
import { publish } from './test/builders.ts'
import { addStaff, signedIn } from './test/staff.ts'

const guarded = endpoints.map(({ endpoint }) => endpoint).filter(({ auth }) => auth !== 'public')
const ofGuests = guarded.filter(({ auth }) => auth !== 'staff')
const ofAccounts = guarded.filter(({ auth }) => auth === 'user')
const ofStaff = guarded.filter(({ auth }) => auth === 'staff')

type Headers = Record<string, string>

/** What each call answers to this caller: the status and the body without its request id. */
async function answers(app: TestApp, calls: Endpoint[], headers: Headers): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const endpoint of calls) {
    const response = await app.request(endpoint.path.replaceAll(/\{\w+\}/g, 'x'), {
      method: endpoint.method,
      headers: { ...headers, ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
      body: endpoint.body ? '{}' : null,
    })
    const { requestId: _own, ...body } = (await response.json()) as Record<string, unknown>
    found[endpoint.id] = [response.status, body]
  }
  return found
}

/** The same answer to every call. */
function all(calls: Endpoint[], status: number, body: object): Record<string, unknown> {
  return Object.fromEntries(calls.map(({ id }) => [id, [status, body]]))
}

const signInFirst = { code: 'unauthenticated', message: 'Please sign in' }
const notAllowed = { code: 'forbidden', message: 'Not allowed' }

async function appWithTable(): Promise<TestApp & { tableToken: string }> {
  const app = await createTestApp()
  await publish(app, {
    branches: [{ id: 'main', slug: 'main', name: 'Main', position: 0 }],
    tables: [{ id: 't7', branch_id: 'main', code: 'code-7', name: 'Table 7', position: 0 }],
  })
  const response = await app.request('/tables/code-7')
  const { data } = (await response.json()) as { data: { token: string } }
  return { ...app, tableToken: data.token }
}

test.each<[string, Headers]>([
  ['no token', {}],
  ['an empty token', { authorization: 'Bearer ' }],
  ['another kind of proof', { authorization: 'Basic YWRhOnBpenph' }],
  ['an unknown token', { authorization: `Bearer ${'a'.repeat(43)}` }],
  ['an unknown cookie', { cookie: `session=${'a'.repeat(43)}` }],
  ['a hostile cookie', { cookie: "session=' or 1=1 --" }],
  ['a made-up table', { authorization: `Bearer table~t7~9999999999999~${'a'.repeat(32)}` }],
])('every guarded call refuses %s without a hint', async (_, headers) => {
  const app = await createTestApp()
  expect(await answers(app, guarded, headers)).toEqual(all(guarded, 401, signInFirst))
})

test('no answer leaves its type to the guess of a browser', async () => {
  const app = await createTestApp()
  for (const { path, method } of endpoints.map(({ endpoint }) => endpoint)) {
    const response = await app.request(path.replaceAll(/\{\w+\}/g, 'x'), { method })
    await response.body?.cancel()
    expect(response.headers.get('x-content-type-options'), `${method} ${path}`).toBe('nosniff')
    expect(response.headers.get('content-type'), path).toMatch(/^(?:application\/json|text\/event-stream)/)
  }
})

test('every guarded call refuses a session that is over', async () => {
  const app = await createTestApp()
  const headers = await guestHeaders(app, await addGuest(app, 'ada@example.org'))
  app.setClock('2026-12-20T18:00:00.000Z')
  expect(await answers(app, guarded, headers)).toEqual(all(guarded, 401, signInFirst))
})

test('every guarded call refuses a session that was signed out', async () => {
  const app = await createTestApp()
  const headers = await guestHeaders(app, await addGuest(app, 'ada@example.org'))
  await app.request('/me/logout', { method: 'POST', headers })
  expect(await answers(app, guarded, headers)).toEqual(all(guarded, 401, signInFirst))
})

test('every guarded call refuses the session of an account that was deleted', async () => {
  const app = await createTestApp()
  const headers = await guestHeaders(app, await addGuest(app, 'ada@example.org'))
  await app.post('/me/delete', { password: guestPassword }, headers)
  expect(await answers(app, guarded, headers)).toEqual(all(guarded, 401, signInFirst))
})

test('calls of guests refuse members of staff, and calls of staff refuse guests', async () => {
  const app = await createTestApp()
  await addStaff(app, 'mina@example.org', 'owner')
  const mina = await signedIn(app, 'mina@example.org')
  expect(await answers(app, ofGuests, mina)).toEqual(all(ofGuests, 401, signInFirst))
  const ada = await guestHeaders(app, await addGuest(app, 'ada@example.org'))
  expect(await answers(app, ofStaff, ada)).toEqual(all(ofStaff, 401, signInFirst))
})

test('a guest with a table session may call neither the endpoints of accounts nor those of staff', async () => {
  const app = await appWithTable()
  const headers = { authorization: `Bearer ${app.tableToken}` }
  expect(await answers(app, ofAccounts, headers)).toEqual(all(ofAccounts, 403, notAllowed))
  expect(await answers(app, ofStaff, headers)).toEqual(all(ofStaff, 401, signInFirst))
})

test('a guest with a table session can read which table it is, and end the session', async () => {
  const app = await appWithTable()
  const headers = { authorization: `Bearer ${app.tableToken}` }
  expect(await (await app.request('/me', { headers })).json()).toEqual({
    data: {
      id: 't7',
      name: 'Table 7',
      email: '',
      phone: '',
      profit: 0,
      table: { id: 't7', name: 'Table 7' },
      socialNames: [],
      hasPassword: false,
    },
  })
  const left = await app.request('/me/logout', { method: 'POST', headers })
  expect(left.status).toBe(200)
  expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^table=; Max-Age=0/)])
})

test('signing in ends the table session of this browser', async () => {
  const app = await appWithTable()
  await addGuest(app, 'ada@example.org')
  const response = await app.post(
    '/login',
    { email: 'ada@example.org', password: guestPassword },
    { cookie: `table=${app.tableToken}` },
  )
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=[\w-]{43};/),
    expect.stringMatching(/^table=; Max-Age=0/),
  ])
})
