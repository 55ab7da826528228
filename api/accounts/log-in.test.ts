import { expect, test } from 'vitest'
import { addGuest, guestHeaders, guestPassword, sessionCookie } from '../test/accounts.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { fieldsOf } from '../test/shop.ts'

const ADA = 'ada@example.org'

async function appWithAda(): Promise<TestApp> {
  const app = await createTestApp()
  await addGuest(app, ADA)
  return app
}

const tryLogin = (app: TestApp, email: string, password: string, headers: Record<string, string> = {}) =>
  app.post('/login', { email, password }, headers)
const me = (app: TestApp, headers: Record<string, string> = {}) => app.request('/me', { headers })

async function tokenOf(response: Response): Promise<string> {
  return ((await response.json()) as { data: { token: string } }).data.token
}

test('the right password answers a token, in whatever capitals the address is written', async () => {
  const app = await appWithAda()
  const response = await tryLogin(app, ' Ada@Example.ORG ', guestPassword)
  expect(response.status).toBe(200)
  const who = await me(app, { authorization: `Bearer ${await tokenOf(response)}` })
  expect(await who.json()).toEqual({
    data: {
      id: expect.any(String),
      name: 'Ada Lovelace',
      email: ADA,
      phone: '030 1234567',
      profit: 0,
      table: null,
      socialNames: [],
      hasPassword: true,
    },
  })
})

test('a browser gets the token in an HttpOnly cookie', async () => {
  const app = await appWithAda()
  const response = await tryLogin(app, ADA, guestPassword)
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await me(app, { cookie: sessionCookie(response) })).status).toBe(200)
})

test('an empty form gets an error for every required field', async () => {
  const app = await createTestApp()
  expect(await fieldsOf(await app.post('/login', {}))).toEqual({
    email: ['Please enter your e-mail address'],
    password: ['Please enter a password'],
  })
})

test('a wrong password and an unknown address get the same answer', async () => {
  const app = await appWithAda()
  const answers = await Promise.all([
    tryLogin(app, ADA, 'wrong'),
    tryLogin(app, 'nobody@example.org', guestPassword),
  ])
  for (const answer of answers)
    expect(await fieldsOf(answer)).toEqual({ login: ['E-mail or password is wrong'] })
})

test('an account without a password cannot be signed in with any password', async () => {
  const app = await appWithAda()
  await app.db.updateTable('users').set({ password_hash: null }).execute()
  for (const password of [guestPassword, 'null', ' '])
    expect((await tryLogin(app, ADA, password)).status).toBe(422)
})

test('signing in always makes a new token and ends the session that the browser had', async () => {
  const app = await appWithAda()
  const before = sessionCookie(await tryLogin(app, ADA, guestPassword))
  const response = await tryLogin(app, ADA, guestPassword, { cookie: before })
  expect(sessionCookie(response)).not.toBe(before)
  expect((await me(app, { cookie: before })).status).toBe(401)
  expect((await me(app, { cookie: sessionCookie(response) })).status).toBe(200)
})

test('a planted cookie value never becomes a session', async () => {
  const app = await appWithAda()
  const planted = `session=${'a'.repeat(43)}`
  await tryLogin(app, ADA, guestPassword, { cookie: planted })
  expect((await me(app, { cookie: planted })).status).toBe(401)
})

test('a bearer token takes precedence over the cookie', async () => {
  const app = await appWithAda()
  const eve = await addGuest(app, 'eve@example.org', { name: 'Eve' })
  const cookie = sessionCookie(await tryLogin(app, ADA, guestPassword))
  const who = await me(app, { cookie, ...(await guestHeaders(app, eve)) })
  expect(await who.json()).toMatchObject({ data: { name: 'Eve' } })
})

test('logging out ends this session, clears the cookie and leaves other devices signed in', async () => {
  const app = await appWithAda()
  const [phone, tablet] = [
    sessionCookie(await tryLogin(app, ADA, guestPassword)),
    sessionCookie(await tryLogin(app, ADA, guestPassword)),
  ]
  const response = await app.request('/me/logout', { method: 'POST', headers: { cookie: phone } })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0; Path=\//)
  expect((await me(app, { cookie: phone })).status).toBe(401)
  expect((await me(app, { cookie: tablet })).status).toBe(200)
})

test('logging out twice is refused the second time and changes nothing', async () => {
  const app = await appWithAda()
  const headers = { cookie: sessionCookie(await tryLogin(app, ADA, guestPassword)) }
  await app.request('/me/logout', { method: 'POST', headers })
  expect((await app.request('/me/logout', { method: 'POST', headers })).status).toBe(401)
})

test('a session ends thirty days after its last use, and so does its cookie', async () => {
  const app = await appWithAda()
  const cookie = sessionCookie(await tryLogin(app, ADA, guestPassword))
  app.setClock('2026-12-20T17:59:59.000Z')
  const used = await me(app, { cookie })
  expect(used.status).toBe(200)
  expect(used.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000/)
  app.setClock('2027-01-19T17:59:58.000Z')
  expect((await me(app, { cookie })).status).toBe(200)
  app.setClock('2027-02-18T17:59:59.000Z')
  expect((await me(app, { cookie })).status).toBe(401)
})

test('a session ends half a year after the sign-in, however often it is used', async () => {
  const app = await appWithAda()
  const cookie = sessionCookie(await tryLogin(app, ADA, guestPassword))
  const signedInAt = app.deps.clock()
  const after = (days: number) => app.setClock(new Date(signedInAt + days * 86_400_000 - 1_000).toISOString())
  for (const days of [25, 50, 75, 100, 125, 150, 175, 180]) {
    after(days)
    expect((await me(app, { cookie })).status).toBe(200)
  }
  app.setClock(new Date(signedInAt + 180 * 86_400_000).toISOString())
  expect((await me(app, { cookie })).status).toBe(401)
})

test('a client that authenticates without cookies is never given one', async () => {
  const app = await createTestApp()
  const headers = await guestHeaders(app, await addGuest(app, ADA))
  expect((await me(app, headers)).headers.getSetCookie()).toEqual([])
})

test('neither tokens nor passwords are stored or logged', async () => {
  const app = await appWithAda()
  const token = await tokenOf(await tryLogin(app, ADA, guestPassword))
  const rows = [
    await app.db.selectFrom('users').selectAll().execute(),
    await app.db.selectFrom('user_sessions').selectAll().execute(),
  ]
  const written = JSON.stringify(rows) + app.logged.join('\n')
  expect(written).not.toContain(token)
  expect(written).not.toContain(guestPassword)
})

test('expired sessions are deleted at the next sign-in', async () => {
  const app = await appWithAda()
  await tryLogin(app, ADA, guestPassword)
  app.setClock('2026-12-20T18:00:00.000Z')
  await tryLogin(app, ADA, guestPassword)
  expect(await app.db.selectFrom('user_sessions').selectAll().execute()).toHaveLength(1)
})

test('each sign-in attempt is one line in the log, with its network address and nothing that was typed', async () => {
  const app = await createTestApp()
  const id = await addGuest(app, 'ada@example.org')
  app.setAddress('192.0.2.7')
  await app.post('/login', { email: 'ada@example.org', password: 'my secret' })
  await app.post('/login', { email: 'my.secret@example.org', password: 'my secret' })
  await app.post('/login', { email: 'ada@example.org', password: guestPassword })
  const lines = app.logged.map((line) => JSON.parse(line) as { level: string; time: string })
  const told = lines.filter(({ level }) => level === 'info').map(({ time: _time, ...line }) => line)
  const tried = { level: 'info', kind: 'account', by: 'password', address: '192.0.2.7' }
  expect(told).toEqual([
    { ...tried, message: 'sign-in refused', security: 'sign-in-refused', id },
    { ...tried, message: 'sign-in refused', security: 'sign-in-refused' },
    { ...tried, message: 'signed in', security: 'sign-in', id },
  ])
  expect(app.logged.join('')).not.toMatch(/my.secret/)
})

test('over https the session cookie is limited to this host and is never sent unencrypted', async () => {
  const app = await createTestApp({ publicUrl: 'https://pizza.example' })
  await addGuest(app, ADA)
  const [cookie = ''] = (await tryLogin(app, ADA, guestPassword)).headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-session=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const [pair = ''] = cookie.split(';')
  expect((await me(app, { cookie: pair })).status).toBe(200)
  expect((await me(app, { cookie: pair.replace('__Host-', '') })).status).toBe(401)
})
