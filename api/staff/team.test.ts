import { expect, test } from 'vitest'
import type { Invitation, SentInvitation, TeamMember } from '#contract/staff-members.ts'
import type { StaffSession } from '#contract/staff-access.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { branch } from '../test/branches.ts'
import { publish } from '../test/builders.ts'
import { fieldsOf } from '../test/shop.ts'
import { addStaff, signedIn, staffPassword, trySignIn } from '../test/staff.ts'

const MINA = 'mina@example.org'
const KIM = 'kim@example.org'
const PASSWORD = 'Teig-ruht-12-Stunden'
const newPassword = { password: PASSWORD, password_confirmation: PASSWORD }

type Office = {
  app: TestApp
  send(method: string, path: string, body?: object): Promise<Response>
  members(): Promise<TeamMember[]>
  invitations(): Promise<Invitation[]>
  /** Invites somebody and answers the token of the link. */
  invite(email?: string, more?: object): Promise<string>
}

const dataOf = async <T>(response: Response): Promise<T> => {
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { data: T }).data
}

/** Mina, an owner, at her desk. */
async function openOffice(): Promise<Office> {
  const app = await createTestApp()
  await publish(app, branch('ost'))
  await addStaff(app, MINA)
  const headers = await signedIn(app, MINA)
  const send = (method: string, path: string, body?: object) =>
    app.request(`/staff${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    })
  return {
    app,
    send,
    members: async () => dataOf(await send('GET', '/members')),
    invitations: async () => dataOf(await send('GET', '/invitations')),
    invite: async (email = KIM, more = {}) => {
      const wanted = { email, role: 'kitchen', branchIds: null, ...more }
      const { link } = await dataOf<SentInvitation>(await send('POST', '/invitations', wanted))
      expect(link).toMatch(/^http:\/\/shop\.test\/backoffice\/invitation#[\w-]{43}$/)
      return link.split('#')[1] ?? ''
    },
  }
}

const accept = (app: TestApp, token: string, form: object = {}) =>
  app.post(`/staff/invitation/${token}`, { name: 'Kim', ...newPassword, ...form })

test('an invitation is mailed with the link that its sender can copy, and makes a member who is signed in', async () => {
  const { app, invite, invitations, members } = await openOffice()
  const token = await invite(KIM, { role: 'counter', branchIds: ['ost'] })
  const mail = await app.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ kind: 'staff_invited', recipient: KIM, language: 'de' })
  expect(mail.payload_json).toContain(`/backoffice/invitation#${token}`)
  expect(await invitations()).toMatchObject([{ email: KIM, role: 'counter', branchIds: ['ost'] }])
  expect(await dataOf(await app.request(`/staff/invitation/${token}`))).toEqual({
    email: KIM,
    role: 'counter',
  })

  const response = await accept(app, token)
  expect(response.headers.getSetCookie()[0]).toMatch(/^staff=/)
  const { token: session } = await dataOf<{ token: string }>(response)
  const who = await app.request('/staff/session', { headers: { authorization: `Bearer ${session}` } })
  expect(await dataOf(who)).toMatchObject({ email: KIM, name: 'Kim', role: 'counter' })
  expect(await invitations()).toEqual([])
  expect((await members()).map(({ name, role, branchIds }) => [name, role, branchIds])).toEqual([
    ['Kim', 'counter', ['ost']],
    ['Mina', 'owner', null],
  ])
  expect((await trySignIn(app, KIM, PASSWORD)).status).toBe(200)
})

test('a link counts once, for a week, until it is renewed or taken back', async () => {
  const { app, send, invite, invitations } = await openOffice()
  const statusOf = async (token: string) => (await app.request(`/staff/invitation/${token}`)).status
  const first = await invite()
  const [{ id }] = (await invitations()) as [Invitation]
  const { link } = await dataOf<SentInvitation>(await send('POST', `/invitations/${id}/renew`))
  const second = link.split('#')[1] ?? ''
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  const third = await invite()
  expect([await statusOf(second), await statusOf(third), (await invitations()).length]).toEqual([404, 200, 1])
  const both = await Promise.all([accept(app, third), accept(app, third)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])

  const ada = await invite('ada@example.org')
  const [{ id: other }] = (await invitations()) as [Invitation]
  expect((await send('DELETE', `/invitations/${other}`)).status).toBe(200)
  expect([await statusOf(ada), (await send('DELETE', `/invitations/${other}`)).status]).toEqual([404, 404])
  const late = await invite('ada@example.org')
  app.setClock('2026-11-27T18:00:00.000Z')
  expect([await statusOf(late), (await accept(app, late)).status]).toEqual([404, 404])
})

test('an invitation says what is wrong with it, by field', async () => {
  const { send } = await openOffice()
  const issues = async (body: object) =>
    fieldsOf(await send('POST', '/invitations', { role: 'kitchen', ...body }))
  expect(await issues({ email: '' })).toHaveProperty('email')
  expect(await issues({ email: 'no address' })).toHaveProperty('email')
  expect(await issues({ email: MINA.toUpperCase() })).toEqual({
    email: ['Somebody with this e-mail address works here already'],
  })
  expect(await issues({ email: KIM, branchIds: [] })).toHaveProperty('branchIds')
  expect(await issues({ email: KIM, branchIds: ['ost', 'nowhere'] })).toHaveProperty('branchIds')
  expect(await issues({ email: KIM, role: 'king' })).toHaveProperty('role')
})

test('whoever joins chooses a name and a password that is not easy to guess; the link stays good until then', async () => {
  const { app, invite } = await openOffice()
  const token = await invite()
  const issues = async (form: object) => fieldsOf(await accept(app, token, form))
  expect(await issues({ name: ' ' })).toHaveProperty('name')
  expect(await issues({ password_confirmation: 'other' })).toHaveProperty('password_confirmation')
  expect(await issues({ password: 'short', password_confirmation: 'short' })).toHaveProperty('password')
  const weak = { password: 'kim@example.org', password_confirmation: 'kim@example.org' }
  expect(await issues(weak)).toEqual({
    password: ['This password is easy to guess. Please choose another one'],
  })
  expect((await accept(app, token, { email: 'other@example.org' })).status).toBe(200)
  expect((await trySignIn(app, 'other@example.org', PASSWORD)).status).toBe(401)
})

test('a member who loses the access is signed out at once and cannot sign in, until it is given back', async () => {
  const { app, send, members } = await openOffice()
  await addStaff(app, KIM, 'kitchen')
  const kim = await signedIn(app, KIM)
  const { id } = (await members()).find(({ email }) => email === KIM) as TeamMember
  const change = (isActive: boolean) =>
    send('PUT', `/members/${id}`, { name: 'Kim', role: 'kitchen', branchIds: null, isActive })
  expect(await dataOf(await change(false))).toMatchObject({ isActive: false, lastUsedAt: null })
  expect((await app.request('/staff/session', { headers: kim })).status).toBe(401)
  expect((await trySignIn(app, KIM, staffPassword)).status).toBe(401)
  expect(await app.db.selectFrom('staff_sessions').selectAll().execute()).toHaveLength(1)
  await change(true)
  expect((await trySignIn(app, KIM, staffPassword)).status).toBe(200)
})

test.each([
  ['loses the access', { role: 'owner', isActive: false }],
  ['is no longer an owner', { role: 'manager', isActive: true }],
])('the invitations of a member who %s are taken back, and stand in the log', async (_, more) => {
  const { app, send, members, invite, invitations } = await openOffice()
  await addStaff(app, KIM)
  const kim = await signedIn(app, KIM)
  const wanted = { email: 'ada@example.org', role: 'owner', branchIds: null }
  const sent = await dataOf<SentInvitation>(await app.post('/staff/invitations', wanted, kim))
  await invite('eve@example.org')
  const { id } = (await members()).find(({ email }) => email === KIM) as TeamMember
  await dataOf(await send('PUT', `/members/${id}`, { name: 'Kim', branchIds: null, ...more }))
  expect((await app.request(`/staff/invitation/${sent.link.split('#')[1]}`)).status).toBe(404)
  expect((await invitations()).map(({ email }) => email)).toEqual(['eve@example.org'])
  const log = app.db.selectFrom('staff_changes').select(['kind', 'subject_name', 'after_json'])
  const line = { kind: 'invitation', subject_name: wanted.email, after_json: null }
  expect(await log.execute()).toContainEqual(line)
})

test('a mailed link for a new password ends with the access, also when the access is given back', async () => {
  const { app, send, members } = await openOffice()
  await addStaff(app, KIM, 'kitchen')
  await app.post('/staff/forgot-password', { email: KIM })
  const { payload_json } = await app.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  const token = (JSON.parse(payload_json) as { path: string }).path.split('#')[1]
  const { id } = (await members()).find(({ email }) => email === KIM) as TeamMember
  for (const isActive of [false, true])
    await send('PUT', `/members/${id}`, { name: 'Kim', role: 'kitchen', branchIds: null, isActive })
  expect((await app.post(`/staff/new-password/${token}`, newPassword)).status).toBe(404)
})

test('a new role and new branches count with the next call of a session that is open', async () => {
  const { app, send, members } = await openOffice()
  await addStaff(app, KIM, 'kitchen')
  const kim = await signedIn(app, KIM)
  const { id } = (await members()).find(({ email }) => email === KIM) as TeamMember
  expect((await app.request('/staff/reservations', { headers: kim })).status).toBe(403)
  await send('PUT', `/members/${id}`, { name: 'Kim', role: 'counter', branchIds: ['ost'], isActive: true })
  expect((await app.request('/staff/reservations', { headers: kim })).status).toBe(200)
})

test('the last owner keeps role and access, also when two owners remove each other at once', async () => {
  const { app, send, members } = await openOffice()
  const change = (id: string, more: object) =>
    send('PUT', `/members/${id}`, { name: 'Mina', role: 'owner', isActive: true, ...more })
  const [{ id: mina }] = (await members()) as [TeamMember]
  expect(await fieldsOf(await change(mina, { role: 'manager' }))).toHaveProperty('role')
  expect(await fieldsOf(await change(mina, { isActive: false }))).toHaveProperty('isActive')
  await addStaff(app, KIM, 'owner')
  const kim = (await members()).find(({ email }) => email === KIM) as TeamMember
  const both = await Promise.all([change(mina, { isActive: false }), change(kim.id, { role: 'manager' })])
  expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
  const owners = await app.db
    .selectFrom('staff_members')
    .select('id')
    .where('role', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .execute()
  expect(owners).toHaveLength(1)
})

test('a member sees and ends the own sessions, and those who manage the staff see and end them too', async () => {
  const { app, send, members } = await openOffice()
  await addStaff(app, KIM, 'kitchen')
  const kim = await signedIn(app, KIM)
  const tablet = await signedIn(app, KIM)
  const mine = async () => dataOf<StaffSession[]>(await app.request('/staff/sessions', { headers: kim }))
  expect((await mine()).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  const [, other] = (await mine()) as [StaffSession, StaffSession]
  const end = (id: string) => app.request(`/staff/sessions/${id}`, { method: 'DELETE', headers: kim })
  expect((await end(other.id)).status).toBe(200)
  expect((await end(other.id)).status).toBe(404)
  expect((await app.request('/staff/session', { headers: tablet })).status).toBe(401)

  const { id } = (await members()).find(({ email }) => email === KIM) as TeamMember
  expect(await dataOf(await send('GET', `/members/${id}/sessions`))).toHaveLength(1)
  const minas = await dataOf<StaffSession[]>(await send('GET', '/sessions'))
  expect((await end(minas[0]?.id ?? '')).status).toBe(404)
  expect((await send('DELETE', `/members/${id}/sessions`)).status).toBe(200)
  expect((await app.request('/staff/session', { headers: kim })).status).toBe(401)
})

test('the own password is changed with the present one, and ends the other sessions', async () => {
  const { app, send } = await openOffice()
  const tablet = await signedIn(app, MINA)
  const change = (current_password: string) =>
    send('PUT', '/me/password', { current_password, ...newPassword })
  expect(await fieldsOf(await change(''))).toHaveProperty('current_password')
  expect(await fieldsOf(await change('wrong'))).toHaveProperty('current_password')
  expect((await change(staffPassword)).status).toBe(200)
  expect((await send('GET', '/session')).status).toBe(200)
  expect((await app.request('/staff/session', { headers: tablet })).status).toBe(401)
  expect((await trySignIn(app, MINA, staffPassword)).status).toBe(401)
  expect((await trySignIn(app, MINA, PASSWORD)).status).toBe(200)
})

test('an unlocked tablet gives ten tries for the own password, then a pause', async () => {
  const { send } = await openOffice()
  const attempt = () => send('PUT', '/me/password', { current_password: 'wrong', ...newPassword })
  for (let count = 0; count < 10; count++) expect((await attempt()).status).toBe(422)
  const refused = await attempt()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
})

test('a forgotten password is set anew by a mailed link, once and within an hour', async () => {
  const { app, send } = await openOffice()
  const mailed = async () => {
    await app.db.deleteFrom('outbox').execute()
    expect((await app.post('/staff/forgot-password', { email: MINA.toUpperCase() })).status).toBe(200)
    const { payload_json, expires_at } = await app.db
      .selectFrom('outbox')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(expires_at).toBe(new Date(app.deps.clock() + 3_600_000).toISOString())
    return (JSON.parse(payload_json) as { path: string }).path.split('#')[1] ?? ''
  }
  const set = (token: string, form: object = newPassword) => app.post(`/staff/new-password/${token}`, form)
  const late = await mailed()
  app.setClock('2026-11-20T19:00:00.000Z')
  expect((await set(late)).status).toBe(404)
  const token = await mailed()
  expect((await trySignIn(app, MINA, staffPassword)).status).toBe(200)
  expect(await fieldsOf(await set(token, { password: 'short' }))).toHaveProperty('password')
  const both = await Promise.all([set(token), set(token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await send('GET', '/session')).status).toBe(401)
  expect((await trySignIn(app, MINA, PASSWORD)).status).toBe(200)
})

test('a request for a new password does not reveal who works here', async () => {
  const { app } = await openOffice()
  const answers = [MINA, 'nobody@example.org'].map((email) => app.post('/staff/forgot-password', { email }))
  const [known, unknown] = await Promise.all(answers.map(async (answer) => (await answer).text()))
  expect(known).toBe(unknown)
  expect(await app.db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: MINA }])
})

test('neither links nor passwords are stored or logged', async () => {
  const { app, invite } = await openOffice()
  const token = await invite()
  await accept(app, token)
  const rows = [
    await app.db.selectFrom('staff_invitations').selectAll().execute(),
    await app.db.selectFrom('staff_members').selectAll().execute(),
    await app.db.selectFrom('staff_changes').selectAll().execute(),
  ]
  const written = JSON.stringify(rows) + app.logged.join('\n')
  expect(written).not.toContain(token)
  expect(written).not.toContain(PASSWORD)
})
