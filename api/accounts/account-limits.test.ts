import { expect, test } from 'vitest'
import { addGuest, guestHeaders, guestPassword } from '../test/accounts.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { publish, settings } from '../test/builders.ts'
import { systemCtx } from '../test/user.ts'
import { createAccountLimits } from './account-limits.ts'

const ADA = 'ada@example.org'
const LATER = '2026-11-20T18:15:00.000Z'

const login = (app: TestApp, password: string, email = ADA) => app.post('/login', { email, password })
const reset = (app: TestApp, email = ADA) => app.post('/reset-password', { email })

/** The limits alone. */
async function counted() {
  const app = await createTestApp()
  return { limits: createAccountLimits(), from: (address: string) => systemCtx(app, { address }) }
}

/** The answers to as many tries, one after the other. */
async function statuses(times: number, attempt: (time: number) => Promise<Response>): Promise<number[]> {
  const answers: number[] = []
  for (let time = 0; time < times; time++) answers.push((await attempt(time)).status)
  return answers
}

async function appWithAda(): Promise<TestApp & { ada: string }> {
  const app = await createTestApp()
  app.setAddress('192.0.2.1')
  return { ...app, ada: await addGuest(app, ADA) }
}

test('after ten wrong passwords even the right one has to wait a quarter of an hour', async () => {
  const app = await appWithAda()
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(app, 'wrong')))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(422))
  const refused = await login(app, guestPassword)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many tries. Please wait 15 minutes',
  })
  app.setClock(LATER)
  expect((await login(app, guestPassword)).status).toBe(200)
})

test('a neighbour who guesses does not lock the owner out', async () => {
  const app = await appWithAda()
  await statuses(12, () => login(app, 'wrong'))
  app.setAddress('192.0.2.2')
  expect((await login(app, guestPassword)).status).toBe(200)
})

test('all addresses of one IPv6 network share one rate-limit key', async () => {
  const app = await appWithAda()
  await statuses(10, (time) => {
    app.setAddress(`2001:db8:1:2::${time + 1}`)
    return login(app, 'wrong')
  })
  app.setAddress('2001:db8:1:2:ffff::1')
  expect((await login(app, guestPassword)).status).toBe(429)
})

test('somebody with all IPv6 networks of a home has four times as many tries, and the neighbours keep theirs', async () => {
  const { limits, from } = await counted()
  const guess = (home: string, time: number) =>
    limits.login.take(from(`2001:db8:1:${home}${String(time).padStart(2, '0')}::1`), ADA)
  for (let time = 0; time < 40; time++) await guess('aa', time)
  await expect(guess('aa', 40)).rejects.toThrow('Too many tries')
  await guess('ab', 0)
})

test('whoever has all IPv6 networks with the same 48 bits has sixteen times as many tries', async () => {
  const { limits, from } = await counted()
  const guess = (prefix: string, time: number) =>
    limits.login.take(from(`${prefix}:${(time * 256).toString(16)}::1`), ADA)
  for (let time = 0; time < 160; time++) await guess('2001:db8:1', time)
  await expect(guess('2001:db8:1', 160)).rejects.toThrow('Too many tries')
  await guess('2001:db8:2', 0)
})

test('signing in wipes out the failures before it', async () => {
  const app = await appWithAda()
  await statuses(9, () => login(app, 'wrong'))
  expect((await login(app, guestPassword)).status).toBe(200)
  expect((await login(app, 'wrong')).status).toBe(422)
})

test('an e-mail address without an account is limited like one with an account', async () => {
  const app = await appWithAda()
  await statuses(10, () => login(app, 'wrong', 'nobody@example.org'))
  expect((await login(app, 'wrong', 'nobody@example.org')).status).toBe(429)
})

test('one network address can try a hundred accounts at most', async () => {
  const { limits, from } = await counted()
  const attempt = (time: number) => limits.login.take(from('192.0.2.1'), `guest${time}@example.org`)
  for (let time = 0; time < 100; time++) await attempt(time)
  await expect(attempt(100)).rejects.toThrow('Too many tries')
})

test('strangers who guess from many network addresses do not lock the owner out', async () => {
  const { limits, from } = await counted()
  for (let time = 0; time < 110; time++) await limits.login.take(from(`198.51.100.${time % 11}`), ADA)
  await limits.login.take(from('192.0.2.1'), ADA)
  await expect(limits.login.take(from('198.51.100.1'), ADA)).rejects.toThrow('Too many tries')
})

test('a rate-limit key can request a new password for an account three times, whether or not the account exists', async () => {
  const app = await appWithAda()
  expect(await statuses(4, () => reset(app))).toEqual([200, 200, 200, 429])
  expect(await statuses(4, () => reset(app, 'nobody@example.org'))).toEqual([200, 200, 200, 429])
  app.setClock(LATER)
  expect((await reset(app)).status).toBe(200)
})

test('an account receives at most ten password mails in a quarter of an hour, from however many addresses they are requested, and the owner sees no error', async () => {
  const app = await appWithAda()
  const answers = await statuses(12, (time) => {
    app.setAddress(`198.51.100.${time}`)
    return reset(app)
  })
  expect(answers).toEqual(Array(12).fill(200))
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(10)
})

test('a rate-limit key can open twenty accounts at most', async () => {
  const app = await appWithAda()
  await publish(app, settings({ ALLOW_REGISTRATION: '1' }))
  const form = { name: 'Ada', phone: '030 1234567', password: 'Notenblatt 1843', terms: true }
  const register = (time: number) =>
    app.post('/register', {
      ...form,
      password_confirmation: form.password,
      email: `new${time}@example.org`,
    })
  const answers = await statuses(21, register)
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(answers.at(-1)).toBe(429)
  app.setAddress('192.0.2.2')
  expect((await register(99)).status).toBe(200)
})

test('guessing the password on a found telephone is limited like guessing at the sign-in', async () => {
  const app = await appWithAda()
  const headers = await guestHeaders(app, app.ada)
  const remove = (password: string) => app.post('/me/delete', { password }, headers)
  await statuses(10, () => remove('wrong'))
  expect((await remove(guestPassword)).status).toBe(429)
  expect(await app.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
})

test('a profile can be changed thirty times at most, so that it cannot be used to test which addresses have accounts', async () => {
  const app = await appWithAda()
  const headers = { ...(await guestHeaders(app, app.ada)), 'content-type': 'application/json' }
  const change = (time: number) =>
    app.request('/me', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ name: 'Ada', email: `ada${time}@example.org`, phone: '030 1234567' }),
    })
  const answers = await statuses(31, change)
  expect(answers.slice(0, 30)).toEqual(Array(30).fill(200))
  expect(answers.at(-1)).toBe(429)
})
