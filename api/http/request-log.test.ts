import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { createApp } from '../app.ts'
import { createTestApp } from '../test/app.ts'
import { sendAny } from '../test/any-call.ts'
import { createTestShop } from '../test/shop.ts'
import { addStaff, signedIn, staffPassword } from '../test/staff.ts'

type Line = Record<string, unknown>
const linesOf = (logged: readonly string[]) => logged.map((line) => JSON.parse(line) as Line)
const securityOf = (logged: readonly string[]) =>
  linesOf(logged).filter(({ security }) => security !== undefined)

const SOCKET = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
const GIVEN = { 'x-request-id': 'a1b2c3d4-e5f6' }

test.each<[string, number, unknown, boolean]>([
  ['a stranger', 0, SOCKET, false],
  ['a trusted proxy', 1, SOCKET, true],
  ['a page in the same process', 0, undefined, true],
])('a request keeps the id that %s gives', async (_, trustProxy, socket, isKept) => {
  const { deps, logged } = await createTestApp()
  const app = createApp(deps, { trustProxy })
  const answer = await app.request('http://shop.test/api/nothing', { headers: GIVEN }, socket as object)
  const id = answer.headers.get('x-request-id')
  expect(id === GIVEN['x-request-id']).toBe(isKept)
  expect(await answer.json()).toMatchObject({ requestId: id })
  expect(linesOf(logged)).toEqual([
    expect.objectContaining({ message: 'request', requestId: id, status: 404 }),
  ])
})

test.each(['short', 'a b c d e f g h', `${'x'.repeat(65)}`, 'abcdefgh"}'])(
  'an id that is none is not passed on: %s',
  async (id) => {
    const { deps } = await createTestApp()
    const server = new Hono().all('*', (c) => createApp(deps).fetch(c.req.raw))
    const answer = await server.request('/api/settings', { headers: { 'x-request-id': id } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
  },
)

test('sign-ins, refusals and changes of a role are lines that name an event of security', async () => {
  const app = await createTestShop()
  await addStaff(app, 'mina@example.org')
  await addStaff(app, 'koch@example.org', 'kitchen')
  app.setAddress('203.0.113.7')
  app.logged.length = 0
  await app.post('/staff/sign-in', { email: 'mina@example.org', password: 'Geraten 123' })
  const mina = await signedIn(app, 'mina@example.org')
  const cook = await signedIn(app, 'koch@example.org')
  await app.request('/staff/members', { headers: cook })
  const { id } = await app.db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', 'koch@example.org')
    .executeTakeFirstOrThrow()
  await app.request(`/staff/members/${id}`, {
    method: 'PUT',
    headers: { ...mina, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Koch', role: 'manager', branchIds: null, isActive: true }),
  })
  for (let attempt = 0; attempt < 20; attempt++)
    await app.post('/staff/sign-in', { email: 'mina@example.org', password: 'Geraten 123' })
  const events = securityOf(app.logged)
  const address = '203.0.113.7'
  expect(events.slice(0, 5)).toMatchObject([
    { security: 'sign-in-refused', kind: 'staff', address },
    { security: 'sign-in', kind: 'staff', address },
    { security: 'sign-in', kind: 'staff', address },
    { security: 'refused', code: 'forbidden', path: '/api/staff/members', address },
    { security: 'role-change', id, from: 'kitchen', to: 'manager', address },
  ])
  expect(events.at(-1)).toMatchObject({ security: 'limit', path: '/api/staff/sign-in', address })
  expect(app.logged.join('\n')).not.toMatch(/Geraten|@example/)
})

test('whatever is sent to whichever call, none of it reaches the log', async () => {
  const app = await createTestShop()
  await addStaff(app, 'mina@example.org')
  const mina = await signedIn(app, 'mina@example.org')
  app.logged.length = 0
  const needle = 'NadelImHeu7haufen-pWx3Zt8mQ1kLr5vN7bYc2dFg'
  const person = {
    name: needle,
    email: `${needle}@example.org`,
    phone: '+49 171 2345678',
    password: staffPassword,
  }
  const nasty = '{"level":"error"}\n{"level":"error","message":"made up"}'
  for (const { endpoint } of endpoints) {
    if (endpoint.stream) continue
    await sendAny(app, endpoint, {
      params: new Proxy({}, { get: () => needle }),
      query: { token: needle, q: `${needle}\u0000${nasty}`, email: person.email },
      body: { ...person, token: needle, code: needle, ref: needle, [needle]: nasty, list: [person] },
      headers: {
        ...(endpoint.auth === 'staff' ? mina : { authorization: `Bearer ${needle}` }),
        cookie: `session=${needle}; XSRF-TOKEN=${needle}`,
        'user-agent': needle,
        'x-request-id': needle,
        'x-forwarded-for': needle,
      },
    })
  }
  const text = app.logged.join('')
  expect(app.logged.length).toBeGreaterThan(100)
  expect(text).not.toMatch(/Nadel|@example|2345678|made up/)
  expect(text).not.toContain(staffPassword)
  expect(text).not.toContain(mina.authorization.slice('Bearer '.length))
})
