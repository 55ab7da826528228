import { expect, test } from 'vitest'
import type { SecondFactor } from '#contract/staff-second-factor.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { addApp } from '../test/authenticator.ts'
import {
  addPasskey,
  askPasskey,
  createPasskeyDevice,
  PASSKEY_SHOP,
  type PasskeyDevice,
  preparePasskey,
} from '../test/passkey-device.ts'
import { fieldsOf } from '../test/shop.ts'
import { addStaff, signedIn, staffPassword, trySignIn } from '../test/staff.ts'

const MINA = 'mina@example.org'

type Desk = {
  app: TestApp
  device: PasskeyDevice
  headers: { authorization: string }
  recoveryCodes: string[]
}

const openShop = async (): Promise<TestApp> => {
  const app = await createTestApp({ publicUrl: PASSKEY_SHOP })
  await addStaff(app, MINA)
  return app
}

/** Mina, who has a passkey. */
async function openDesk(): Promise<Desk> {
  const app = await openShop()
  const headers = await signedIn(app, MINA)
  return { app, headers, ...(await addPasskey(app, headers)) }
}

type Lie = Parameters<PasskeyDevice['use']>[1]

/** Signs in by the passkey of the device. */
async function signInBy({ app, device }: Pick<Desk, 'app' | 'device'>, lie: Lie = {}): Promise<Response> {
  const { question, options } = await askPasskey(app)
  return app.post('/staff/sign-in/passkey', { question, credential: device.use(options, lie) })
}

async function factorOf(app: TestApp, headers: Record<string, string>): Promise<SecondFactor> {
  const response = await app.request('/staff/me/second-factor', { headers })
  return ((await response.json()) as { data: SecondFactor }).data
}

test('a passkey signs in without password and second step', async () => {
  const desk = await openDesk()
  desk.app.setClock('2026-11-20T18:30:00.000Z')
  const response = await signInBy(desk)
  expect(response.status, await response.clone().text()).toBe(200)
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-staff=.*HttpOnly/)
  const { data } = (await response.json()) as { data: { token: string; member: { email: string } } }
  expect(data.member.email).toBe(MINA)
  const headers = { authorization: `Bearer ${data.token}` }
  expect((await desk.app.request('/staff/session', { headers })).status).toBe(200)
  const { passkeys } = await factorOf(desk.app, headers)
  expect(passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: '2026-11-20T18:30:00.000Z' }])
  const told = desk.app.logged.filter((line) => line.includes('"by":"passkey"'))
  expect(told).toEqual([expect.stringContaining('signed in')])
})

test('an answer of the browser counts once, in whichever process, and also when it is sent twice at once', async () => {
  const { app, device } = await openDesk()
  const { question, options } = await askPasskey(app)
  const body = { question, credential: device.use(options) }
  const send = () => app.post('/staff/sign-in/passkey', body)
  const both = await Promise.all([send(), send()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect((await send()).status).toBe(401)
})

test.each([
  ['made for another origin', { origin: 'https://shop.example.evil.test' }],
  ['made for another shop', { rpId: 'evil.test' }],
  ['whose counter stands still', { counter: 1 }],
  ['of a device that has not asked who is there', { isVerified: false }],
  ['that names another member', { userHandle: Buffer.from('somebody').toString('base64url') }],
] as const)('an answer %s is refused and stands in the log', async (_what, lie) => {
  const desk = await openDesk()
  expect((await signInBy(desk)).status).toBe(200)
  expect((await signInBy(desk, lie)).status).toBe(401)
  const lines = await desk.app.db
    .selectFrom('staff_changes')
    .select(['subject_name', 'after_json'])
    .where('kind', '=', 'refused-sign-in')
    .execute()
  expect(lines).toEqual([{ subject_name: 'Mina', after_json: '{"by":"passkey"}' }])
})

test('a question counts for ten minutes, only for signing in, and cannot be made up', async () => {
  const { app, device, headers } = await openDesk()
  const send = (question: string, credential: object) =>
    app.post('/staff/sign-in/passkey', { question, credential })
  const other = await preparePasskey(app, headers)
  const { question, options } = await askPasskey(app)
  const forAdding = { ...options, challenge: other.options.challenge }
  expect((await send(other.question, device.use(forAdding))).status).toBe(401)
  expect((await send('made-up', device.use(options))).status).toBe(401)
  expect((await send(question, device.use({ ...options, challenge: 'bWFkZS11cA' }))).status).toBe(401)
  const late = await askPasskey(app)
  app.setClock('2026-11-20T18:10:00.000Z')
  expect((await send(late.question, device.use(late.options))).status).toBe(401)
})

test('a passkey of another member, an unknown one and one of a blocked member open nothing', async () => {
  const { app, device } = await openDesk()
  await addStaff(app, 'kim@example.org')
  const kim = await addPasskey(app, await signedIn(app, 'kim@example.org'))
  const { question, options } = await askPasskey(app)
  const credential = { ...kim.device.use(options), id: device.id, rawId: device.id }
  expect((await app.post('/staff/sign-in/passkey', { question, credential })).status).toBe(401)
  const unknown = createPasskeyDevice()
  expect((await signInBy({ app, device: unknown }, { userHandle: 'bm9ib2R5' })).status).toBe(401)
  await app.db
    .updateTable('staff_members')
    .set({ deactivated_at: '2026-11-20T18:00:00.000Z' })
    .where('email', '=', 'kim@example.org')
    .execute()
  expect((await signInBy({ app, device: kim.device })).status).toBe(401)
})

test('after ten failures for one member the right passkey has to wait, from whichever address', async () => {
  const desk = await openDesk()
  for (let count = 0; count < 10; count++) {
    desk.app.setAddress(`192.0.2.${count}`)
    expect((await signInBy(desk, { origin: 'https://evil.test' })).status).toBe(401)
  }
  const refused = await signInBy(desk)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
})

test('with a passkey the password alone opens no session, and a recovery code or the passkey finishes the sign-in', async () => {
  const desk = await openDesk()
  expect(desk.recoveryCodes).toHaveLength(10)
  const first = await trySignIn(desk.app, MINA, staffPassword)
  const { data } = (await first.json()) as { data: { step: string } }
  expect(data).toEqual({ step: expect.any(String), hasApp: false, hasPasskey: true })
  const finish = (code: string | undefined) =>
    desk.app.post('/staff/sign-in/second-step', { step: data.step, code })
  expect((await finish('000000')).status).toBe(422)
  expect((await finish(desk.recoveryCodes[0])).status).toBe(200)
})

test('the first second factor signs the other devices out, and further ones keep the recovery codes', async () => {
  const app = await openShop()
  const [tablet, phone] = [await signedIn(app, MINA), await signedIn(app, MINA)]
  await addPasskey(app, phone)
  expect((await app.request('/staff/session', { headers: tablet })).status).toBe(401)
  app.setClock('2026-11-20T18:01:00.000Z')
  const second = await addPasskey(app, phone, 'Key ring')
  expect(second.recoveryCodes).toEqual([])
  expect(await factorOf(app, phone)).toMatchObject({
    passkeys: [{ name: 'Phone', lastUsedAt: null }, { name: 'Key ring' }],
    recoveryCodesLeft: 10,
  })
})

test('a passkey is added with a name and the password, once, by the member who asked and within ten minutes', async () => {
  const app = await openShop()
  const headers = await signedIn(app, MINA)
  const device = createPasskeyDevice()
  const { question, options } = await preparePasskey(app, headers)
  expect(options.rp.id).toBe('shop.example')
  const add = (more: object = {}, as = headers) => {
    const body = { question, credential: device.make(options), name: 'Phone', password: staffPassword }
    return app.post('/staff/me/passkeys', { ...body, ...more }, as)
  }
  expect(await fieldsOf(await add({ name: ' ' }))).toHaveProperty('name')
  expect(await fieldsOf(await add({ password: 'wrong' }))).toHaveProperty('password')
  expect(await fieldsOf(await add({ question: 'made-up' }))).toHaveProperty('credential')
  for (const lie of [{ origin: 'https://evil.test' }, { rpId: 'evil.test' }, { isVerified: false }])
    expect(await fieldsOf(await add({ credential: device.make(options, lie) }))).toHaveProperty('credential')
  await addStaff(app, 'kim@example.org')
  expect(await fieldsOf(await add({}, await signedIn(app, 'kim@example.org')))).toHaveProperty('credential')
  expect((await add()).status).toBe(200)
  expect(await fieldsOf(await add())).toHaveProperty('credential')
  const again = await preparePasskey(app, headers)
  expect(again.options.excludeCredentials).toEqual([{ type: 'public-key', id: device.id }])
  const known = { question: again.question, credential: device.make(again.options) }
  expect(await fieldsOf(await add(known))).toHaveProperty('credential')
  const late = await preparePasskey(app, headers)
  app.setClock('2026-11-20T18:10:00.000Z')
  const tooLate = { question: late.question, credential: createPasskeyDevice().make(late.options) }
  expect(await fieldsOf(await add(tooLate))).toHaveProperty('credential')
})

test('removing a passkey takes the password; with the last factor the recovery codes go', async () => {
  const { app, device, headers } = await openDesk()
  await addApp(app, headers)
  const remove = (password: string) =>
    app.post(`/staff/me/passkeys/${device.id}/remove`, { password }, headers)
  expect(await fieldsOf(await remove('wrong'))).toHaveProperty('password')
  expect([(await remove(staffPassword)).status, (await remove(staffPassword)).status]).toEqual([200, 404])
  expect(await factorOf(app, headers)).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 })
  expect((await signInBy({ app, device })).status).toBe(401)
  await app.post('/staff/me/authenticator/remove', { password: staffPassword }, headers)
  expect(await factorOf(app, headers)).toMatchObject({ hasApp: false, recoveryCodesLeft: 0 })
})

test('who manages the staff removes the passkeys of a member who has lost the device, and nobody removes those of others', async () => {
  const { app, device } = await openDesk()
  await addStaff(app, 'kim@example.org')
  const kim = await signedIn(app, 'kim@example.org')
  const password = staffPassword
  expect((await app.post(`/staff/me/passkeys/${device.id}/remove`, { password }, kim)).status).toBe(404)
  const members = await app.request('/staff/members', { headers: kim })
  const { data } = (await members.json()) as {
    data: { id: string; email: string; hasSecondFactor: boolean }[]
  }
  const mina = data.find(({ email }) => email === MINA)
  expect(mina?.hasSecondFactor).toBe(true)
  const reset = await app.request(`/staff/members/${mina?.id}/second-factor`, {
    method: 'DELETE',
    headers: kim,
  })
  expect(reset.status).toBe(200)
  expect((await signInBy({ app, device })).status).toBe(401)
  await signedIn(app, MINA)
})

test('where browsers know no passkeys none is asked for, and the answer names the address of the shop', async () => {
  const app = await createTestApp({ publicUrl: 'http://192.0.2.7:3000' })
  await addStaff(app, MINA)
  const asked = await app.request('/staff/sign-in/passkey')
  expect(await asked.json()).toMatchObject({ data: { options: null, address: 'http://192.0.2.7:3000' } })
  const headers = await signedIn(app, MINA)
  const prepared = await app.request('/staff/me/passkeys/new', { headers })
  expect(await prepared.json()).toMatchObject({ data: { options: null } })
})

test('a member is told by mail that a passkey was added', async () => {
  const { app } = await openDesk()
  const mails = await app.db.selectFrom('outbox').selectAll().execute()
  expect(mails).toMatchObject([{ kind: 'staff_passkey_added', recipient: MINA }])
})
