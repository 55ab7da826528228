import { expect, test } from 'vitest'
import type { AccountSession } from '#contract/accounts.ts'
import { MAX_LISTED_SESSIONS } from '#domain/limits.ts'
import { addGuest, guestHeaders, guestPassword, sessionCookie } from '../test/accounts.ts'
import { createTestApp, fridayEvening, type TestApp } from '../test/app.ts'

const ADA = 'ada@example.org'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

type Device = { cookie: string }

async function appWithAda(): Promise<TestApp> {
  const app = await createTestApp()
  await addGuest(app, ADA)
  return app
}

async function signIn(app: TestApp, userAgent = FIREFOX): Promise<Device> {
  const form = { email: ADA, password: guestPassword }
  const response = await app.post('/login', form, { 'user-agent': userAgent })
  expect(response.status).toBe(200)
  return { cookie: sessionCookie(response) }
}

const call = (app: TestApp, method: string, path: string, headers: Record<string, string>) =>
  app.request(path, { method, headers })
const isSignedIn = async (app: TestApp, headers: Record<string, string>) =>
  (await call(app, 'GET', '/me', headers)).status === 200

async function sessionsOf(app: TestApp, headers: Record<string, string>): Promise<AccountSession[]> {
  const response = await call(app, 'GET', '/me/sessions', headers)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: AccountSession[] }).data
}
const currentId = async (app: TestApp, headers: Record<string, string>) =>
  (await sessionsOf(app, headers)).find(({ isCurrent }) => isCurrent)?.id

test('an account sees its sign-ins: this one first, then the one used last', async () => {
  const app = await appWithAda()
  await signIn(app, FIREFOX)
  app.setClock('2026-11-20T20:00:00.000Z')
  const tablet = await signIn(app, '')
  app.setClock('2026-11-21T09:00:00.000Z')
  const phone = await signIn(app, SAFARI)
  app.setClock('2026-11-22T09:00:00.000Z')
  await isSignedIn(app, tablet)
  expect(await sessionsOf(app, phone)).toEqual([
    {
      id: expect.any(String),
      device: 'Safari · iPhone',
      createdAt: '2026-11-21T09:00:00.000Z',
      lastUsedAt: '2026-11-22T09:00:00.000Z',
      isCurrent: true,
    },
    expect.objectContaining({
      device: '',
      createdAt: '2026-11-20T20:00:00.000Z',
      lastUsedAt: '2026-11-22T09:00:00.000Z',
      isCurrent: false,
    }),
    expect.objectContaining({ device: 'Firefox · Windows', lastUsedAt: fridayEvening, isCurrent: false }),
  ])
})

test('reading the list within an hour of the last use writes nothing', async () => {
  const app = await appWithAda()
  const phone = await signIn(app)
  app.setClock('2026-11-20T18:59:59.000Z')
  expect(await sessionsOf(app, phone)).toMatchObject([{ lastUsedAt: fridayEvening }])
})

test('neither the answer nor the database holds the whole user agent or a network address, and no id signs in', async () => {
  const app = await appWithAda()
  app.setAddress('192.0.2.7')
  const phone = await signIn(app)
  const list = await sessionsOf(app, phone)
  const rows = await app.db.selectFrom('user_sessions').selectAll().execute()
  expect(JSON.stringify([list, rows])).not.toMatch(/Mozilla|192\.0\.2\.7/)
  expect(JSON.stringify(list)).not.toContain(phone.cookie.replace('session=', ''))
  expect(await isSignedIn(app, { authorization: `Bearer ${list[0]!.id}` })).toBe(false)
})

test('sessions of other accounts and sessions that are over are not listed', async () => {
  const app = await appWithAda()
  await guestHeaders(app, await addGuest(app, 'eve@example.org'))
  await signIn(app)
  app.setClock('2026-12-19T18:00:00.000Z')
  const phone = await signIn(app)
  app.setClock('2026-12-20T18:00:00.000Z')
  expect(await sessionsOf(app, phone)).toMatchObject([{ isCurrent: true }])
})

test('a session that is ended from another device is refused from then on, and the others stay', async () => {
  const app = await appWithAda()
  const [phone, tablet, lost] = [await signIn(app), await signIn(app), await signIn(app)]
  const id = (await currentId(app, lost))!
  expect((await call(app, 'DELETE', `/me/sessions/${id}`, phone)).status).toBe(200)
  expect((await call(app, 'GET', '/me/sessions', lost)).status).toBe(401)
  expect([await isSignedIn(app, phone), await isSignedIn(app, tablet)]).toEqual([true, true])
  expect(await sessionsOf(app, phone)).toHaveLength(2)
  expect((await call(app, 'DELETE', `/me/sessions/${id}`, phone)).status).toBe(404)
})

test('ending the present session signs out: the browser loses its cookie', async () => {
  const app = await appWithAda()
  const phone = await signIn(app)
  const response = await call(app, 'DELETE', `/me/sessions/${await currentId(app, phone)}`, phone)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0; Path=\//)
  expect(await isSignedIn(app, phone)).toBe(false)
})

test('the session of another account is not found, and goes on', async () => {
  const app = await appWithAda()
  const phone = await signIn(app)
  const eve = await guestHeaders(app, await addGuest(app, 'eve@example.org'))
  const response = await call(app, 'DELETE', `/me/sessions/${await currentId(app, phone)}`, eve)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found', message: 'There is no such session' })
  expect(await isSignedIn(app, phone)).toBe(true)
})

test('ending all others leaves the present session and other accounts alone', async () => {
  const app = await appWithAda()
  const eve = await guestHeaders(app, await addGuest(app, 'eve@example.org'))
  const [phone, tablet, lost] = [await signIn(app), await signIn(app), await signIn(app)]
  expect((await call(app, 'DELETE', '/me/sessions', phone)).status).toBe(200)
  const devices = [phone, tablet, lost, eve]
  expect(await Promise.all(devices.map((device) => isSignedIn(app, device)))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(await sessionsOf(app, phone)).toHaveLength(1)
})

test('of very many sessions the present one and those used last are listed', async () => {
  const app = await appWithAda()
  const phone = await signIn(app)
  const { id: userId } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  app.setClock('2026-11-20T18:30:00.000Z')
  for (let count = 0; count < MAX_LISTED_SESSIONS; count++) await guestHeaders(app, userId)
  const list = await sessionsOf(app, phone)
  expect(list).toHaveLength(MAX_LISTED_SESSIONS)
  expect(list[0]).toMatchObject({ isCurrent: true, lastUsedAt: fridayEvening })
})
