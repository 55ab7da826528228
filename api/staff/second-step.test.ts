import { expect, test } from 'vitest'
import { addApp, codeOf, type TestAuthenticator } from '../test/authenticator.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { fieldsOf } from '../test/shop.ts'
import { addStaff, signedIn, staffPassword, trySignIn } from '../test/staff.ts'

const MINA = 'mina@example.org'
const HALF_MINUTE = 30_000

type Desk = {
  app: TestApp
  device: TestAuthenticator
  headers: { authorization: string }
  /** The password alone; answers what proves it. */
  first(): Promise<string>
  second(step: string, code: string): Promise<Response>
  /** Lets time pass. */
  wait(milliseconds: number): void
}

/** Mina, who has an authenticator app. */
async function openDesk(): Promise<Desk> {
  const app = await createTestApp()
  await addStaff(app, MINA)
  const headers = await signedIn(app, MINA)
  const device = await addApp(app, headers)
  return {
    app,
    device,
    headers,
    async first() {
      const response = await trySignIn(app, MINA, staffPassword)
      expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
      const { data } = (await response.json()) as { data: { step: string } }
      expect(data).toEqual({ step: expect.any(String), hasApp: true, hasPasskey: false })
      return data.step
    },
    second: (step, code) => app.post('/staff/sign-in/second-step', { step, code }),
    wait: (milliseconds) => app.setClock(new Date(app.deps.clock() + milliseconds).toISOString()),
  }
}

const asJson = (headers: object, method: string, body: object): RequestInit => ({
  method,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

function changePassword({ app, headers }: Desk): Promise<Response> {
  const password = 'Teig-ruht-12-Stunden'
  const body = { current_password: staffPassword, password, password_confirmation: password }
  return app.request('/staff/me/password', asJson(headers, 'PUT', body))
}

async function signOutEverywhere({ app }: Desk): Promise<Response> {
  const { path, headers } = await asKim(app)
  return app.request(`${path}/sessions`, { method: 'DELETE', headers })
}

async function blockAndUnblock({ app }: Desk): Promise<Response> {
  const { path, headers } = await asKim(app)
  const mina = { name: 'Mina', role: 'owner', branchIds: null }
  await app.request(path, asJson(headers, 'PUT', { ...mina, isActive: false }))
  return app.request(path, asJson(headers, 'PUT', { ...mina, isActive: true }))
}

/** Kim, another owner, and where Kim changes Mina. */
async function asKim(app: TestApp): Promise<{ path: string; headers: { authorization: string } }> {
  await addStaff(app, 'kim@example.org')
  const { id } = await app.db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', MINA)
    .executeTakeFirstOrThrow()
  return { path: `/staff/members/${id}`, headers: await signedIn(app, 'kim@example.org') }
}

test('with an app the password opens no session, but the code after it does', async () => {
  const { app, device, first, second, wait } = await openDesk()
  wait(HALF_MINUTE)
  const response = await second(await first(), device.code())
  expect(response.status, await response.clone().text()).toBe(200)
  expect(response.headers.getSetCookie()[0]).toMatch(/^staff=/)
  const { data } = (await response.json()) as { data: { token: string } }
  const who = await app.request('/staff/session', { headers: { authorization: `Bearer ${data.token}` } })
  expect(who.status).toBe(200)
})

test('a code counts once, also when two send it at the same time, and the code that set the app up counts no more', async () => {
  const { device, first, second, wait } = await openDesk()
  expect((await second(await first(), device.code())).status).toBe(422)
  wait(HALF_MINUTE)
  const steps = [await first(), await first()]
  const both = await Promise.all(steps.map((step) => second(step, device.code())))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a code counts half a minute before and after its time, and no longer', async () => {
  const { device, first, second, wait } = await openDesk()
  wait(10 * HALF_MINUTE)
  expect((await second(await first(), device.code(-2 * HALF_MINUTE))).status).toBe(422)
  expect((await second(await first(), device.code(2 * HALF_MINUTE))).status).toBe(422)
  expect((await second(await first(), device.code(-HALF_MINUTE))).status).toBe(200)
  expect((await second(await first(), device.code(HALF_MINUTE))).status).toBe(200)
})

test('the first step counts once and for five minutes, and cannot be made up', async () => {
  const { device, first, second, wait } = await openDesk()
  wait(HALF_MINUTE)
  const step = await first()
  expect((await second(step, device.code())).status).toBe(200)
  wait(HALF_MINUTE)
  expect((await second(step, device.code())).status).toBe(401)
  const late = await first()
  wait(5 * 60_000)
  for (const bad of [late, '', 'made-up', `${late.slice(0, -2)}AA`])
    expect((await second(bad, device.code())).status).toBe(401)
})

test('after ten wrong codes from any address the right one has to wait a quarter of an hour', async () => {
  const { app, device, first, second, wait } = await openDesk()
  wait(HALF_MINUTE)
  for (let count = 0; count < 10; count++) {
    app.setAddress(`192.0.2.${count}`)
    expect((await second(await first(), '000000')).status).toBe(422)
  }
  const refused = await second(await first(), device.code())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
})

test('a member who lost the access between the steps is refused', async () => {
  const { app, device, first, second, wait } = await openDesk()
  wait(HALF_MINUTE)
  const step = await first()
  await app.db.updateTable('staff_members').set({ deactivated_at: '2026-11-20T18:00:00.000Z' }).execute()
  expect((await second(step, device.code())).status).toBe(401)
})

test.each([
  ['a change of the password', changePassword],
  ['signing out everywhere', signOutEverywhere],
  ['blocking and unblocking', blockAndUnblock],
])('%s ends a step that was begun before', async (_what, act) => {
  const desk = await openDesk()
  desk.wait(HALF_MINUTE)
  const step = await desk.first()
  expect((await act(desk)).status).toBe(200)
  expect((await desk.second(step, desk.device.code())).status).toBe(401)
})

test('each of the ten recovery codes signs in once, however it is typed', async () => {
  const { app, device, first, second, headers } = await openDesk()
  expect(new Set(device.recoveryCodes).size).toBe(10)
  const [code = '', other = ''] = device.recoveryCodes
  expect((await second(await first(), ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
  expect((await second(await first(), code)).status).toBe(422)
  const steps = [await first(), await first()]
  const both = await Promise.all(steps.map((step) => second(step, other)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const shown = await app.request('/staff/me/second-factor', { headers })
  expect(await shown.json()).toMatchObject({ data: { hasApp: true, recoveryCodesLeft: 8 } })
})

test('new recovery codes replace the old ones, and need the password', async () => {
  const { app, device, first, second, headers } = await openDesk()
  const renew = (password: string) => app.post('/staff/me/recovery-codes', { password }, headers)
  expect(await fieldsOf(await renew('wrong'))).toHaveProperty('password')
  const { data } = (await (await renew(staffPassword)).json()) as { data: { recoveryCodes: string[] } }
  expect((await second(await first(), device.recoveryCodes[0] ?? '')).status).toBe(422)
  expect((await second(await first(), data.recoveryCodes[0] ?? '')).status).toBe(200)
})

test('an app is added with the password and a code of it, within ten minutes', async () => {
  const app = await createTestApp()
  await addStaff(app, MINA)
  const headers = await signedIn(app, MINA)
  const prepared = await app.request('/staff/me/authenticator', { headers })
  const { data } = (await prepared.json()) as { data: { setup: string; secret: string; uri: string } }
  expect(data.uri).toMatch(/^otpauth:\/\/totp\/.*mina%40example\.org\?.*secret=[A-Z2-7]{32}/)
  expect(data.setup).not.toContain(data.secret)
  const add = (more: object) => {
    const body = { setup: data.setup, code: codeOf(data.secret, app.deps.clock()), password: staffPassword }
    return app.post('/staff/me/authenticator', { ...body, ...more }, headers)
  }
  expect(await fieldsOf(await add({ password: '' }))).toHaveProperty('password')
  expect(await fieldsOf(await add({ code: '000000' }))).toHaveProperty('code')
  expect(await fieldsOf(await add({ setup: 'made-up' }))).toHaveProperty('code')
  app.setClock('2026-11-20T18:10:00.000Z')
  expect(await fieldsOf(await add({}))).toHaveProperty('code')
  expect(await app.db.selectFrom('staff_authenticators').selectAll().execute()).toEqual([])
})

test('without the app the password is enough again, and its recovery codes are gone', async () => {
  const { app, headers } = await openDesk()
  const remove = (password: string) => app.post('/staff/me/authenticator/remove', { password }, headers)
  expect(await fieldsOf(await remove('wrong'))).toHaveProperty('password')
  expect((await remove(staffPassword)).status).toBe(200)
  expect((await remove(staffPassword)).status).toBe(404)
  expect(await app.db.selectFrom('staff_recovery_codes').selectAll().execute()).toEqual([])
  await signedIn(app, MINA)
})

test('who manages the staff resets the second step of a member who has lost the device', async () => {
  const { app, first } = await openDesk()
  await addStaff(app, 'kim@example.org')
  const kim = await signedIn(app, 'kim@example.org')
  const { id } = await app.db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', MINA)
    .executeTakeFirstOrThrow()
  const members = await app.request('/staff/members', { headers: kim })
  expect(JSON.stringify(await members.json())).toContain('"hasSecondFactor":true')
  await first()
  const reset = () => app.request(`/staff/members/${id}/second-factor`, { method: 'DELETE', headers: kim })
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 404])
  await signedIn(app, MINA)
})

test('an app whose secret can no longer be read still asks for the second step, which a recovery code passes', async () => {
  const { app, device, first, second, headers, wait } = await openDesk()
  await app.db.updateTable('staff_authenticators').set({ secret_sealed: 'sealed-with-another-key' }).execute()
  wait(HALF_MINUTE)
  const step = await first()
  expect((await second(step, device.code())).status).toBe(422)
  expect(app.logged.join('\n')).toMatch(/"level":"error".*authenticator/)
  const shown = await app.request('/staff/me/second-factor', { headers })
  expect(await shown.json()).toMatchObject({ data: { hasApp: true, recoveryCodesLeft: 10 } })
  const renewed = await app.post('/staff/me/recovery-codes', { password: staffPassword }, headers)
  const { data } = (await renewed.json()) as { data: { recoveryCodes: string[] } }
  expect((await second(step, data.recoveryCodes[0] ?? '')).status).toBe(200)
})

test('an owner cannot remove the own second step without the password', async () => {
  const { app, first, headers } = await openDesk()
  const { id } = await app.db.selectFrom('staff_members').select('id').executeTakeFirstOrThrow()
  const reset = await app.request(`/staff/members/${id}/second-factor`, { method: 'DELETE', headers })
  expect(reset.status).toBe(403)
  await first()
})

test('neither secrets nor recovery codes are stored as they are, nor logged', async () => {
  const { app, device } = await openDesk()
  const rows = [
    await app.db.selectFrom('staff_authenticators').selectAll().execute(),
    await app.db.selectFrom('staff_recovery_codes').selectAll().execute(),
    await app.db.selectFrom('staff_changes').selectAll().execute(),
  ]
  const written = JSON.stringify(rows) + app.logged.join('\n')
  for (const code of device.recoveryCodes) expect(written).not.toContain(code)
  expect(written).not.toMatch(/[A-Z2-7]{32}/)
})
