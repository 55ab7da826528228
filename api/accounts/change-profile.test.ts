import { expect, test } from 'vitest'
import { addGuest, guestHeaders, guestPassword, sessionCookie } from '../test/accounts.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { fieldsOf } from '../test/shop.ts'

const ADA = 'ada@example.org'
const form = { name: 'Ada King', email: 'countess@example.org', phone: '+49 40 7654321' }

type AppOfAda = TestApp & { ada: string; headers: { authorization: string } }

async function signedInAda(): Promise<AppOfAda> {
  const app = await createTestApp()
  const ada = await addGuest(app, ADA)
  return { ...app, ada, headers: await guestHeaders(app, ada) }
}

const put = (app: AppOfAda, body: object, headers: Record<string, string> = app.headers) =>
  app.request('/me', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const login = (app: TestApp, email: string, password: string) => app.post('/login', { email, password })
const user = (app: TestApp) => app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()

test('a changed profile is in the answer and is stored', async () => {
  const app = await signedInAda()
  const response = await put(app, form)
  expect(response.status).toBe(200)
  const shown = { data: { ...form, id: app.ada, profit: 0, table: null, socialNames: [], hasPassword: true } }
  expect(await response.json()).toEqual(shown)
  expect(await (await app.request('/me', { headers: app.headers })).json()).toEqual(shown)
})

test('an empty password keeps the old one and every session', async () => {
  const app = await signedInAda()
  const other = await guestHeaders(app, app.ada)
  await put(app, { ...form, email: ADA, password: '', password_confirmation: '' })
  expect((await login(app, ADA, guestPassword)).status).toBe(200)
  expect((await app.request('/me', { headers: other })).status).toBe(200)
})

test('a new password ends every other session and the old password', async () => {
  const app = await signedInAda()
  const other = await guestHeaders(app, app.ada)
  const password = 'Lochkarte 1843'
  expect((await put(app, { ...form, password, password_confirmation: password })).status).toBe(200)
  expect((await app.request('/me', { headers: other })).status).toBe(401)
  expect((await app.request('/me', { headers: app.headers })).status).toBe(200)
  expect((await login(app, form.email, guestPassword)).status).toBe(422)
  expect((await login(app, form.email, password)).status).toBe(200)
})

test('every wrong field is reported and nothing is changed', async () => {
  const app = await signedInAda()
  const response = await put(app, {
    name: '',
    email: 'nowhere',
    phone: '1',
    password: 'short',
    password_confirmation: 'other',
  })
  expect(await fieldsOf(response)).toEqual({
    name: ['Please enter your name'],
    email: ['Please enter a valid e-mail address'],
    phone: ['Please enter a valid phone number'],
    password: ['Please choose a password of at least 10 characters'],
    password_confirmation: ['The two passwords are not the same'],
  })
  expect(await user(app)).toMatchObject({ name: 'Ada Lovelace', email: ADA })
})

test('the address of another account is refused, the own address in other capitals is accepted', async () => {
  const app = await signedInAda()
  await addGuest(app, 'eve@example.org')
  expect(await fieldsOf(await put(app, { ...form, email: 'Eve@Example.org' }))).toEqual({
    email: ['There is already an account with this e-mail address'],
  })
  expect((await put(app, { ...form, email: 'ADA@example.org' })).status).toBe(200)
})

test('of two guests who change to the same address at the same moment only one gets it', async () => {
  const app = await signedInAda()
  const eve = await guestHeaders(app, await addGuest(app, 'eve@example.org'))
  const answers = await Promise.all([put(app, form), put(app, form, eve)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const holders = await app.db.selectFrom('users').where('email_key', '=', form.email).selectAll().execute()
  expect(holders).toHaveLength(1)
})

test('a sign-in with the old password at the moment of a password change leaves no session behind', async () => {
  const app = await signedInAda()
  const body = { ...form, email: ADA, password: 'Lochkarte 1843', password_confirmation: 'Lochkarte 1843' }
  const logins = [1, 2, 3].map(() => login(app, ADA, guestPassword))
  await put(app, body)
  for (const response of await Promise.all(logins)) {
    const cookie = sessionCookie(response)
    expect((await app.request('/me', { headers: { cookie } })).status).toBe(401)
  }
})

test('only a new address has to be confirmed again', async () => {
  const app = await signedInAda()
  await app.db.updateTable('users').set({ is_email_confirmed: 1 }).execute()
  await put(app, { ...form, email: 'Ada@example.org' })
  expect((await user(app)).is_email_confirmed).toBe(1)
  await put(app, form)
  expect((await user(app)).is_email_confirmed).toBe(0)
})

test('a form with the address from before a proven change does not move the account back', async () => {
  const app = await signedInAda()
  app.setClock('2026-11-20T18:20:00.000Z')
  let isMoved = false
  app.deps.db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isAda =
        !isMoved && result.rows.some(({ email_key, password_hash }) => email_key === ADA && password_hash)
      if (isAda) {
        isMoved = true
        const moved = { email: 'ada@new.example', email_key: 'ada@new.example' }
        await app.db.updateTable('users').set(moved).where('id', '=', app.ada).execute()
      }
      return result
    },
  })
  expect((await put(app, { ...form, email: ADA })).status).toBe(401)
  expect(isMoved).toBe(true)
  expect(await user(app)).toMatchObject({ email: 'ada@new.example', name: 'Ada Lovelace' })
})

test('a form sent twice is one change', async () => {
  const app = await signedInAda()
  const body = { ...form, password: 'Lochkarte 1843', password_confirmation: 'Lochkarte 1843' }
  const answers = await Promise.all([put(app, body), put(app, body)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await login(app, form.email, 'Lochkarte 1843')).status).toBe(200)
})

test('a guest cannot change the profile of another guest', async () => {
  const app = await signedInAda()
  const eve = await addGuest(app, 'eve@example.org', { name: 'Eve' })
  await put(app, { ...form, id: eve, userId: eve })
  const row = await app.db.selectFrom('users').selectAll().where('id', '=', eve).executeTakeFirstOrThrow()
  expect(row.name).toBe('Eve')
})

test('a new address or password is reported to the old address, a new name is not', async () => {
  const app = await signedInAda()
  const noticeMails = () =>
    app.db.selectFrom('outbox').select(['kind', 'recipient', 'payload_json']).orderBy('id').execute()
  await put(app, { ...form, email: ADA })
  expect(await noticeMails()).toEqual([])
  const password = 'Lochkarte 1843'
  await put(app, { ...form, password, password_confirmation: password })
  await put(app, { ...form, email: 'ada@analytical.example' })
  expect(
    (await noticeMails()).map(({ payload_json, ...row }) => ({ ...row, ...JSON.parse(payload_json) })),
  ).toMatchObject([
    { kind: 'sign_in_changed', recipient: ADA, hasNewEmail: true, hasNewPassword: true },
    { kind: 'sign_in_changed', recipient: form.email, hasNewEmail: true, hasNewPassword: false },
  ])
})

/** Twenty minutes after Ada signed in. */
async function signedInEarlier(): Promise<AppOfAda> {
  const app = await signedInAda()
  app.setClock('2026-11-20T18:20:00.000Z')
  return app
}

test('a fresh sign-in may change every field without the current password', async () => {
  const app = await signedInAda()
  app.setClock('2026-11-20T18:14:59.000Z')
  const password = 'Lochkarte 1843'
  expect((await put(app, { ...form, password, password_confirmation: password })).status).toBe(200)
})

test.each([
  ['a new password', { email: ADA, password: 'Lochkarte 1843', password_confirmation: 'Lochkarte 1843' }],
  ['a new address', {}],
])('%s needs the current password when the sign-in is older', async (_, change) => {
  const app = await signedInEarlier()
  const body = { ...form, ...change }
  expect(await fieldsOf(await put(app, body))).toEqual({
    current_password: ['Please enter your current password to change this'],
  })
  expect(await fieldsOf(await put(app, { ...body, current_password: 'wrong' }))).toEqual({
    current_password: ['This password is wrong'],
  })
  expect(await user(app)).toMatchObject({ name: 'Ada Lovelace', email: ADA })
  expect((await put(app, { ...body, current_password: guestPassword })).status).toBe(200)
})

test('a new name or telephone needs no password, however old the sign-in is', async () => {
  const app = await signedInEarlier()
  expect((await put(app, { ...form, email: ADA })).status).toBe(200)
})

test('an account without a password needs a fresh sign-in to change its address', async () => {
  const app = await signedInEarlier()
  await app.db.updateTable('users').set({ password_hash: null }).execute()
  expect(await fieldsOf(await put(app, form))).toEqual({
    current_password: ['Please sign in again to change this'],
  })
})

test('guessing the current password is limited like guessing at the sign-in', async () => {
  const app = await signedInEarlier()
  for (let time = 0; time < 10; time++) await put(app, { ...form, current_password: 'wrong' })
  expect((await put(app, { ...form, current_password: guestPassword })).status).toBe(429)
})

test('a new address ends every other session', async () => {
  const app = await signedInAda()
  const other = await guestHeaders(app, app.ada)
  expect((await put(app, form)).status).toBe(200)
  expect((await app.request('/me', { headers: other })).status).toBe(401)
  expect((await app.request('/me', { headers: app.headers })).status).toBe(200)
})

test('a password that is easy to guess is refused', async () => {
  const app = await signedInAda()
  const password = 'passwort12'
  expect(await fieldsOf(await put(app, { ...form, password, password_confirmation: password }))).toEqual({
    password: ['This password is easy to guess. Please choose another one'],
  })
})
