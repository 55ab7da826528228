import { expect, test } from 'vitest'
import { addGuest, guestHeaders, guestPassword, sessionCookie } from '../test/accounts.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { fieldsOf } from '../test/shop.ts'

const ADA = 'ada@example.org'

type AppOfAda = TestApp & { ada: string; headers: { authorization: string } }

async function signedInAda(): Promise<AppOfAda> {
  const app = await createTestApp()
  const ada = await addGuest(app, ADA)
  await app.db
    .insertInto('social_identities')
    .values({ provider: 'google', sub: '1076', user_id: ada, linked_at: '2026-11-01T10:00:00.000Z' })
    .execute()
  return { ...app, ada, headers: await guestHeaders(app, ada) }
}

const remove = (app: AppOfAda, body: object, headers: Record<string, string> = app.headers) =>
  app.post('/me/delete', body, headers)

/** How many rows of the module's tables are left. */
async function left(app: TestApp): Promise<number[]> {
  const tables = ['users', 'user_sessions', 'one_time_passwords', 'social_identities'] as const
  return Promise.all(
    tables.map(async (table) => (await app.db.selectFrom(table).selectAll().execute()).length),
  )
}

test('R-D5: deleting erases the account, its sessions, identities and mailed passwords', async () => {
  const app = await signedInAda()
  await app.post('/reset-password', { email: ADA })
  expect(await left(app)).toEqual([1, 1, 1, 1])
  const response = await remove(app, { password: guestPassword })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ data: null })
  expect(await left(app)).toEqual([0, 0, 0, 0])
  expect((await app.request('/me', { headers: app.headers })).status).toBe(401)
  expect((await app.post('/login', { email: ADA, password: guestPassword })).status).toBe(422)
})

test('the browser loses its cookie', async () => {
  const app = await signedInAda()
  const login = await app.post('/login', { email: ADA, password: guestPassword })
  const response = await remove(app, { password: guestPassword }, { cookie: sessionCookie(login) })
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/)
})

test.each([
  [{}, 'Please enter a password'],
  [{ password: '' }, 'Please enter a password'],
  [{ confirm: true }, 'Please enter a password'],
  [{ password: 'wrong', confirm: true }, 'This password is wrong'],
])('with %o nothing is deleted', async (body, message) => {
  const app = await signedInAda()
  expect(await fieldsOf(await remove(app, body))).toEqual({ password: [message] })
  expect(await left(app)).toEqual([1, 1, 0, 1])
})

test('an account without a password is deleted only when `confirm` is true', async () => {
  const app = await signedInAda()
  await app.db.updateTable('users').set({ password_hash: null }).execute()
  expect(await fieldsOf(await remove(app, { password: 'anything' }))).toEqual({
    confirm: ['Please confirm that the account is to be deleted'],
  })
  expect((await remove(app, { confirm: true })).status).toBe(200)
  expect(await left(app)).toEqual([0, 0, 0, 0])
})

test('a second deletion is refused because the session is gone', async () => {
  const app = await signedInAda()
  const answers = await Promise.all([1, 2].map(() => remove(app, { password: guestPassword })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('a sign-in at the same moment never leaves a session without an account', async () => {
  const app = await signedInAda()
  const [, login] = await Promise.all([
    remove(app, { password: guestPassword }),
    app.post('/login', { email: ADA, password: guestPassword }),
  ])
  expect([200, 422]).toContain(login.status)
  expect(await left(app)).toEqual([0, 0, 0, 0])
})

test('the address can be registered again, and the new account has no data of the old one', async () => {
  const app = await signedInAda()
  await remove(app, { password: guestPassword })
  const headers = await guestHeaders(app, await addGuest(app, ADA))
  expect(await (await app.request('/me', { headers })).json()).toMatchObject({
    data: { profit: 0, socialNames: [] },
  })
})

test('other accounts are not affected', async () => {
  const app = await signedInAda()
  const eve = await guestHeaders(app, await addGuest(app, 'eve@example.org'))
  await remove(app, { password: guestPassword })
  expect((await app.request('/me', { headers: eve })).status).toBe(200)
})

test('R-D5: an export holds the profile and all personal data in the system, and no secrets', async () => {
  const app = await signedInAda()
  const response = await app.request('/me/export', { headers: app.headers })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  const { data } = JSON.parse(text) as { data: { parts: Record<string, unknown[]> } }
  expect(data).toMatchObject({
    exportedAt: '2026-11-20T18:00:00.000Z',
    user: { id: app.ada, email: ADA, socialNames: ['google'] },
  })
  expect(data.parts['account']).toEqual([
    {
      createdAt: '2026-11-20T18:00:00.000Z',
      language: 'de',
      isEmailConfirmed: false,
      sessions: [
        {
          device: '',
          createdAt: '2026-11-20T18:00:00.000Z',
          lastUsedAt: '2026-11-20T18:00:00.000Z',
          expiresAt: '2026-12-20T18:00:00.000Z',
        },
      ],
      socialIdentities: [{ provider: 'google', id: '1076', linkedAt: '2026-11-01T10:00:00.000Z' }],
    },
  ])
  expect(text).not.toMatch(/argon2|hash/i)
})
