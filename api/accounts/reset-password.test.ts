import { expect, test } from 'vitest'
import { addGuest, guestHeaders, guestPassword, sessionCookie } from '../test/accounts.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { fieldsOf } from '../test/shop.ts'

const ADA = 'ada@example.org'

async function appWithAda(): Promise<TestApp & { ada: string }> {
  const app = await createTestApp()
  return { ...app, ada: await addGuest(app, ADA) }
}

const reset = (app: TestApp, email = ADA) => app.post('/reset-password', { email })
const login = (app: TestApp, password: string, email = ADA) => app.post('/login', { email, password })

/** The mails about a new password, oldest first. */
async function mails(app: TestApp): Promise<{ recipient: string; password: string; validUntil: string }[]> {
  const rows = await app.db
    .selectFrom('outbox')
    .select(['recipient', 'payload_json'])
    .where('kind', '=', 'new_password')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ recipient: row.recipient, ...JSON.parse(row.payload_json) }))
}

/** Requests a new password and reads it in the mail. */
async function mailed(app: TestApp): Promise<string> {
  await reset(app)
  return (await mails(app)).at(-1)!.password
}

test('R-D7 a known and an unknown address get the same answer, and only the known one gets a mail', async () => {
  const app = await appWithAda()
  const answers = [await reset(app, ' ADA@example.org'), await reset(app, 'nobody@example.org')]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ data: null })
  }
  expect(await mails(app)).toEqual([
    {
      recipient: ADA,
      name: 'Ada Lovelace',
      password: expect.stringMatching(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/),
      validUntil: '2026-11-20T19:00:00.000Z',
    },
  ])
})

test.each([
  ['', 'Please enter your e-mail address'],
  ['ada', 'Please enter a valid e-mail address'],
])('the address "%s" is refused', async (email, message) => {
  const app = await createTestApp()
  expect(await fieldsOf(await reset(app, email))).toEqual({ email: [message] })
})

test('the request alone changes nothing: the old password and every session stay valid', async () => {
  const app = await appWithAda()
  const headers = await guestHeaders(app, app.ada)
  await reset(app)
  expect((await login(app, guestPassword)).status).toBe(200)
  expect((await app.request('/me', { headers })).status).toBe(200)
})

test('the mailed password signs in, with spaces around it and a first capital too', async () => {
  const app = await appWithAda()
  const password = await mailed(app)
  const response = await login(app, ` ${password.toUpperCase()}`)
  expect(response.status).toBe(200)
  const who = await app.request('/me', { headers: { cookie: sessionCookie(response) } })
  expect(who.status).toBe(200)
})

test('signing in with the mailed password says that a new one has to be chosen, and with no other', async () => {
  const app = await appWithAda()
  const token = expect.any(String)
  await app.db.updateTable('users').set({ is_email_confirmed: 1 }).execute()
  const withMailed = await login(app, await mailed(app))
  expect(await withMailed.json()).toEqual({ data: { token, mustChoosePassword: true } })
  const withOwn = await login(app, guestPassword)
  expect(await withOwn.json()).toEqual({ data: { token } })
})

test('the mailed password is valid for an hour', async () => {
  const app = await appWithAda()
  const password = await mailed(app)
  app.setClock('2026-11-20T19:00:00.000Z')
  expect(await fieldsOf(await login(app, password))).toEqual({ login: ['E-mail or password is wrong'] })
})

test('R-D7 the mailed password can be used once, also when several attempts come at the same moment', async () => {
  const app = await appWithAda()
  const password = await mailed(app)
  const answers = await Promise.all([1, 2, 3, 4].map(() => login(app, password)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  expect((await login(app, password)).status).toBe(422)
})

test('using one mailed password invalidates all of them, also at the same moment', async () => {
  const app = await appWithAda()
  const passwords = [await mailed(app), await mailed(app)]
  const answers = await Promise.all(passwords.map((password) => login(app, password)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await app.db.selectFrom('one_time_passwords').selectAll().execute()).toEqual([])
})

test('the mailed password opens only the account it was made for', async () => {
  const app = await appWithAda()
  await addGuest(app, 'eve@example.org')
  const password = await mailed(app)
  expect((await login(app, password, 'eve@example.org')).status).toBe(422)
  expect((await login(app, password)).status).toBe(200)
})

test('an account opened with the address of another person is taken over by that person', async () => {
  const app = await appWithAda()
  const squatter = await guestHeaders(app, app.ada)
  const linked = {
    provider: 'google',
    sub: 'of the squatter',
    linked_at: '2026-11-20T17:00:00.000Z',
  } as const
  await app.db
    .insertInto('social_identities')
    .values({ ...linked, user_id: app.ada })
    .execute()
  const response = await login(app, await mailed(app))
  const ada = { cookie: sessionCookie(response) }
  expect((await app.request('/me', { headers: squatter })).status).toBe(401)
  expect((await login(app, guestPassword)).status).toBe(422)
  expect(await (await app.request('/me', { headers: ada })).json()).toMatchObject({
    data: { hasPassword: false, socialNames: [] },
  })
})

test('the old password of a confirmed address stays valid until another one is set', async () => {
  const app = await appWithAda()
  await app.db.updateTable('users').set({ is_email_confirmed: 1 }).execute()
  const phone = await guestHeaders(app, app.ada)
  const cookie = sessionCookie(await login(app, await mailed(app)))
  expect((await login(app, guestPassword)).status).toBe(200)
  expect((await app.request('/me', { headers: phone })).status).toBe(200)

  const form = { name: 'Ada', email: ADA, phone: '030 1234567' }
  const changed = await app.request('/me', {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, password: 'Lochkarte 1843', password_confirmation: 'Lochkarte 1843' }),
  })
  expect(changed.status).toBe(200)
  expect((await login(app, guestPassword)).status).toBe(422)
  expect((await app.request('/me', { headers: phone })).status).toBe(401)
  expect((await app.request('/me', { headers: { cookie } })).status).toBe(200)
  expect((await login(app, 'Lochkarte 1843')).status).toBe(200)
})

test('a new password or a new address invalidates the passwords mailed before', async () => {
  const app = await appWithAda()
  const password = await mailed(app)
  const headers = { ...(await guestHeaders(app, app.ada)), 'content-type': 'application/json' }
  const form = { name: 'Ada', email: 'ada@new.example', phone: '030 1234567' }
  await app.request('/me', { method: 'PUT', headers, body: JSON.stringify(form) })
  expect((await login(app, password, 'ada@new.example')).status).toBe(422)
})

test('an address that leaves the account while its mail is written gets no password', async () => {
  const app = await appWithAda()
  const moved = { email: 'ada@new.example', email_key: 'ada@new.example' }
  let isFound = false
  app.deps.db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isAda = !isFound && result.rows.some(({ email_key }) => email_key === ADA)
      if (isAda) {
        isFound = true
        await app.db.updateTable('users').set(moved).where('id', '=', app.ada).execute()
      }
      return result
    },
  })
  expect((await reset(app)).status).toBe(200)
  expect(isFound).toBe(true)
  expect(await mails(app)).toEqual([])
  expect(await app.db.selectFrom('one_time_passwords').selectAll().execute()).toEqual([])
})

test('the mail and the one-time password are written together or not at all', async () => {
  const app = await appWithAda()
  await app.db.schema.dropTable('outbox').execute()
  expect((await reset(app)).status).toBe(500)
  expect(await app.db.selectFrom('one_time_passwords').selectAll().execute()).toEqual([])
})

test('R-D7 a one-time password is stored only as a hash, apart from the mail that carries it', async () => {
  const app = await appWithAda()
  const password = await mailed(app)
  const rows = await app.db.selectFrom('one_time_passwords').selectAll().execute()
  expect(JSON.stringify(rows) + app.logged.join('\n')).not.toContain(password)
})
