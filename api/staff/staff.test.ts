import { expect, test } from 'vitest'
import type { AppError } from '../http/errors.ts'
import { createAddressLimit } from '../http/address-limit.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { branch } from '../test/branches.ts'
import { createTestShop } from '../test/shop.ts'
import { addStaff, signedIn, staffPassword, trySignIn, workAt } from '../test/staff.ts'
import { systemCtx } from '../test/user.ts'
import { signIn } from './sign-in.ts'

const MINA = 'mina@example.org'

async function shopWithMina(): Promise<TestApp> {
  const app = await createTestApp()
  await addStaff(app, MINA, 'manager')
  return app
}

const session = (app: TestApp, headers: Record<string, string> = {}) =>
  app.request('/staff/session', { headers })

test('the right password opens a session, whatever the case of the address', async () => {
  const app = await shopWithMina()
  const response = await trySignIn(app, ' Mina@Example.org ', staffPassword)
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: { token: string; member: object } }
  expect(data.member).toEqual({ id: expect.any(String), email: MINA, name: 'Mina', role: 'manager' })

  const who = await session(app, { authorization: `Bearer ${data.token}` })
  expect(await who.json()).toEqual({ data: { ...data.member, branchIds: null } })
})

test('the session of a member of some branches names them', async () => {
  const app = await createTestShop({ rows: [branch('nord'), branch('ost')] })
  await addStaff(app, MINA, 'manager')
  await workAt(app, MINA, ['ost'])
  const who = await session(app, await signedIn(app, MINA))
  expect(await who.json()).toMatchObject({ data: { branchIds: ['ost'] } })
})

test('a wrong password and an unknown address get the same answer', async () => {
  const app = await shopWithMina()
  const answers = await Promise.all([
    trySignIn(app, MINA, 'wrong'),
    trySignIn(app, 'nobody@example.org', staffPassword),
  ])
  const bodies = await Promise.all(
    answers.map(async (answer) => {
      const { requestId: _own, ...body } = (await answer.json()) as Record<string, unknown>
      return { status: answer.status, body }
    }),
  )
  expect(bodies[0]).toEqual({
    status: 401,
    body: { code: 'unauthenticated', message: 'E-mail or password is wrong' },
  })
  expect(bodies[1]).toEqual(bodies[0])
})

test('after ten failures even the right password has to wait a quarter of an hour', async () => {
  const app = await shopWithMina()
  const failures = await Promise.all(Array.from({ length: 10 }, () => trySignIn(app, MINA, 'wrong')))
  expect(failures.map(({ status }) => status)).toEqual(Array(10).fill(401))
  expect((await trySignIn(app, MINA, staffPassword)).status).toBe(429)
  app.setClock('2026-11-20T18:15:00.000Z')
  expect((await trySignIn(app, MINA, staffPassword)).status).toBe(200)
})

test('neither other addresses of one IPv6 rate-limit key nor made-up names give more tries', async () => {
  const app = await shopWithMina()
  const limits = { person: createAddressLimit('person', 2), rateLimitKey: createAddressLimit('address', 4) }
  const attempt = (address: string, email: string, password = 'wrong') =>
    signIn(systemCtx(app, { address }), { email, password }, limits).then(
      () => 'in',
      (error: AppError) => error.code,
    )
  expect(await attempt('2001:db8:1:2::1', MINA)).toBe('unauthenticated')
  expect(await attempt('2001:db8:1:2::2', MINA)).toBe('unauthenticated')
  expect(await attempt('2001:db8:1:2:ffff::1', MINA, staffPassword)).toBe('too_many_requests')
  expect(await attempt('2001:db8:1:2::1', 'made-up@example.org')).toBe('unauthenticated')
  expect(await attempt('2001:db8:1:2::1', 'another@example.org')).toBe('too_many_requests')
  for (let shift = 0; shift < 5; shift++) expect(await attempt('192.0.2.2', MINA, staffPassword)).toBe('in')
})

test.each(['', 'Bearer', 'Bearer unknown', 'Basic bWluYTpw', 'Bearer a b'])(
  'the authorization "%s" opens no session and reveals nothing',
  async (authorization) => {
    const app = await shopWithMina()
    const response = await session(app, authorization ? { authorization } : {})
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      code: 'unauthenticated',
      message: 'Please sign in',
      requestId: expect.any(String),
    })
  },
)

test('a public call is answered with a wrong token too', async () => {
  const app = await shopWithMina()
  const response = await app.request('/checkout/times?deliverType=takeaway', {
    headers: { authorization: 'Bearer unknown' },
  })
  expect(response.status).toBe(200)
})

test('a session ends twelve hours after its last use', async () => {
  const app = await shopWithMina()
  const mina = await signedIn(app, MINA)
  app.setClock('2026-11-21T05:59:59.000Z')
  expect((await session(app, mina)).status).toBe(200)
  app.setClock('2026-11-21T17:59:58.000Z')
  expect((await session(app, mina)).status).toBe(200)
  app.setClock('2026-11-22T05:59:58.000Z')
  expect((await session(app, mina)).status).toBe(401)
})

test('signing out ends this session and no other', async () => {
  const app = await shopWithMina()
  const [tablet, phone] = [await signedIn(app, MINA), await signedIn(app, MINA)]
  expect((await app.request('/staff/sign-out', { method: 'POST', headers: tablet })).status).toBe(200)
  expect((await session(app, tablet)).status).toBe(401)
  expect((await session(app, phone)).status).toBe(200)
})

test('neither tokens nor passwords are stored or logged', async () => {
  const app = await shopWithMina()
  const { authorization } = await signedIn(app, MINA)
  const rows = [
    await app.db.selectFrom('staff_sessions').selectAll().execute(),
    await app.db.selectFrom('staff_members').selectAll().execute(),
  ]
  const written = JSON.stringify(rows) + app.logged.join('\n')
  expect(written).not.toContain(authorization.slice('Bearer '.length))
  expect(written).not.toContain(staffPassword)
})

test('expired sessions are deleted at the next sign-in', async () => {
  const app = await shopWithMina()
  await signedIn(app, MINA)
  app.setClock('2026-11-21T06:00:00.000Z')
  await signedIn(app, MINA)
  expect(await app.db.selectFrom('staff_sessions').selectAll().execute()).toHaveLength(1)
})

test('each sign-in attempt of a member is one line in the log', async () => {
  const app = await shopWithMina()
  await trySignIn(app, MINA, 'wrong')
  await trySignIn(app, MINA, staffPassword)
  const told = app.logged.filter((line) => line.includes('"level":"info"'))
  expect(told.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
    'sign-in refused',
    'signed in',
  ])
})
