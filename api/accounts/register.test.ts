import { expect, test } from 'vitest'
import type { SettingKey } from '#contract/settings.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { publish, settings } from '../test/builders.ts'
import { fieldsOf } from '../test/shop.ts'

const form = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.org',
  phone: '030 1234567',
  password: 'Notenblatt 1843',
  password_confirmation: 'Notenblatt 1843',
  terms: true,
}

async function openApp(values: Partial<Record<SettingKey, string>> = {}): Promise<TestApp> {
  const app = await createTestApp()
  await publish(app, settings({ ALLOW_REGISTRATION: '1', ...values }))
  return app
}

const register = (app: TestApp, more: object = {}) => app.post('/register', { ...form, ...more })
const accounts = (app: TestApp) => app.db.selectFrom('users').selectAll().execute()

test('a complete form opens an account that can sign in', async () => {
  const app = await openApp()
  const response = await register(app)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ data: null })
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await accounts(app)).toMatchObject([
    { name: 'Ada Lovelace', email: 'Ada@Example.org', phone: '030 1234567', is_email_confirmed: 0 },
  ])
  const login = await app.post('/login', { email: 'ada@example.org', password: form.password })
  expect(login.status).toBe(200)
})

test('registration is refused while the setting is empty', async () => {
  const app = await openApp({ ALLOW_REGISTRATION: '' })
  const response = await register(app)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'forbidden' })
  expect(await accounts(app)).toEqual([])
})

test('an empty form gets an error for every required field at once', async () => {
  const app = await openApp()
  expect(await fieldsOf(await app.post('/register', {}))).toEqual({
    name: ['Please enter your name'],
    email: ['Please enter your e-mail address'],
    phone: ['Please enter your phone number'],
    password: ['Please enter a password'],
    password_confirmation: ['Please enter the password again'],
    terms: ['Please accept the terms'],
  })
})

test('an address that has an account is refused, whatever its capitals', async () => {
  const app = await openApp()
  await register(app)
  const again = await register(app, { email: 'ADA@example.org', name: 'Somebody Else' })
  expect(await fieldsOf(again)).toEqual({ email: ['There is already an account with this e-mail address'] })
  expect(await accounts(app)).toMatchObject([{ name: 'Ada Lovelace' }])
})

test('the same form sent twice opens one account and is no error', async () => {
  const app = await openApp()
  const answers = await Promise.all([register(app), register(app), register(app)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await accounts(app)).toHaveLength(1)
})

test('parallel forms of different people with one address open one account', async () => {
  const app = await openApp()
  const answers = await Promise.all(
    ['Ada', 'Eve', 'Mallory'].map((name) => register(app, { name, password_confirmation: form.password })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  expect(await accounts(app)).toHaveLength(1)
})

test('two minutes later the same form is refused because its address is taken', async () => {
  const app = await openApp()
  await register(app)
  app.setClock('2026-11-20T18:02:00.001Z')
  expect((await register(app)).status).toBe(422)
})

test('a social identity without proof opens no account', async () => {
  const app = await openApp()
  for (const claim of [{ socialId: '1234', socialName: 'google' }, { socialTicket: 'made-up' }]) {
    expect(await fieldsOf(await register(app, claim))).toEqual({ login: ['Not logged in'] })
  }
  expect(await accounts(app)).toEqual([])
})

test('the password is stored as an Argon2id hash and never logged', async () => {
  const app = await openApp()
  await register(app)
  const written = JSON.stringify(await accounts(app)) + app.logged.join('\n')
  expect(written).toContain('$argon2id$')
  expect(written).not.toContain(form.password)
})

test('a password that is easy to guess, such as the own address, is refused', async () => {
  const app = await createTestApp()
  await publish(app, settings({ ALLOW_REGISTRATION: '1' }))
  for (const password of ['1234567890', form.email]) {
    const response = await register(app, { password, password_confirmation: password })
    expect(await fieldsOf(response)).toEqual({
      password: ['This password is easy to guess. Please choose another one'],
    })
  }
})
