import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { addGuest, guestHeaders } from '../test/accounts.ts'
import { addStaff, signedIn, staffPassword } from '../test/staff.ts'

const MINA = 'mina@example.org'

async function openShop(publicUrl?: string): Promise<TestApp> {
  const app = await createTestApp(publicUrl === undefined ? {} : { publicUrl })
  await addStaff(app, MINA)
  return app
}

/** Signs Mina in as a browser does; answers the cookie header that it sends from now on. */
async function cookieOf(app: TestApp, before = ''): Promise<string> {
  const response = await app.post(
    '/staff/sign-in',
    { email: MINA, password: staffPassword },
    { cookie: before },
  )
  const [cookie = ''] = response.headers.getSetCookie()
  return cookie.split(';')[0] ?? ''
}

const statusOf = async (app: TestApp, path: string, headers: Record<string, string>, method = 'GET') =>
  (await app.request(path, { method, headers })).status

test('signing in sets a cookie that scripts cannot read and other sites cannot send', async () => {
  const app = await openShop()
  const response = await app.post('/staff/sign-in', { email: MINA, password: staffPassword })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^staff=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
})

test('over https the cookie belongs to this host alone', async () => {
  const app = await openShop('https://shop.test')
  const response = await app.post('/staff/sign-in', { email: MINA, password: staffPassword })
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Host-staff=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const [pair = ''] = cookie.split(';')
  expect(await statusOf(app, '/staff/session', { cookie: pair })).toBe(200)
  expect(await statusOf(app, '/staff/session', { cookie: pair.replace('__Host-', '') })).toBe(401)
})

test('the cookie opens the calls of the staff and the live stream, and those of accounts not', async () => {
  const app = await openShop()
  const cookie = await cookieOf(app)
  expect(await statusOf(app, '/staff/session', { cookie })).toBe(200)
  expect(await statusOf(app, '/staff/live', { cookie }, 'HEAD')).toBe(200)
  expect(await statusOf(app, '/me', { cookie })).toBe(401)
})

test('a member who orders dinner in the same browser is a guest there', async () => {
  const app = await openShop()
  const { authorization } = await guestHeaders(app, await addGuest(app, 'ada@example.org'))
  const guest = `session=${authorization.slice('Bearer '.length)}`
  const staff = await cookieOf(app)
  expect(await statusOf(app, '/me', { cookie: `${guest}; ${staff}` })).toBe(200)
  expect(await statusOf(app, '/staff/session', { cookie: `${guest}; ${staff}` })).toBe(200)
  expect(await statusOf(app, '/staff/session', { cookie: guest })).toBe(401)
})

test('a call with the cookie that another site makes is refused', async () => {
  const app = await openShop()
  const cookie = await cookieOf(app)
  const signOut = (headers: Record<string, string>) => statusOf(app, '/staff/sign-out', headers, 'POST')
  const csrf = `${cookie}; XSRF-TOKEN=abc`
  expect(await signOut({ cookie, origin: 'https://evil.example' })).toBe(403)
  expect(await signOut({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await signOut({ cookie: csrf })).toBe(403)
  expect(await signOut({ cookie: csrf, 'x-xsrf-token': 'other' })).toBe(403)
  expect(await statusOf(app, '/staff/session', { cookie })).toBe(200)
  expect(await signOut({ cookie: csrf, 'x-xsrf-token': 'abc' })).toBe(200)
})

test('signing out ends the session and removes the cookie', async () => {
  const app = await openShop()
  const cookie = await cookieOf(app)
  const response = await app.request('/staff/sign-out', { method: 'POST', headers: { cookie } })
  expect(response.headers.getSetCookie()).toEqual(['staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict'])
  expect(await statusOf(app, '/staff/session', { cookie })).toBe(401)
})

test('a new sign-in in the same browser ends the session before it', async () => {
  const app = await openShop()
  const first = await cookieOf(app)
  const second = await cookieOf(app, first)
  expect(await statusOf(app, '/staff/session', { cookie: first })).toBe(401)
  expect(await statusOf(app, '/staff/session', { cookie: second })).toBe(200)
})

test('a bearer token takes precedence over the cookie', async () => {
  const app = await openShop()
  await addStaff(app, 'kim@example.org', 'kitchen')
  const headers = { ...(await signedIn(app, 'kim@example.org')), cookie: await cookieOf(app) }
  const response = await app.request('/staff/session', { headers })
  expect(await response.json()).toMatchObject({ data: { email: 'kim@example.org' } })
})

test('a session in daily use ends after thirty days', async () => {
  const app = await openShop()
  const cookie = await cookieOf(app)
  for (let hour = 10; hour < 30 * 24; hour += 10) {
    app.setClock(new Date(Date.parse('2026-11-20T18:00:00.000Z') + hour * 3_600_000).toISOString())
    expect([hour, await statusOf(app, '/staff/session', { cookie })]).toEqual([hour, 200])
  }
  app.setClock('2026-12-20T18:00:00.000Z')
  expect(await statusOf(app, '/staff/session', { cookie })).toBe(401)
})
