import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { fieldsOf } from '../test/shop.ts'
import { addStaff, trySignIn } from '../test/staff.ts'
import { systemCtx } from '../test/user.ts'
import { openFirstOwnerLink } from './index.ts'
import { listInvitations } from './invitations.queries.ts'

const PASSWORD = 'Teig-ruht-12-Stunden'
const owner = {
  name: 'Mina',
  email: 'mina@example.org',
  password: PASSWORD,
  password_confirmation: PASSWORD,
}

/** What a start of the server prints. */
async function start(app: TestApp): Promise<string> {
  const path = (await openFirstOwnerLink(systemCtx(app))) ?? ''
  expect(path).toMatch(/^\/backoffice\/invitation#[\w-]{43}$/)
  return path.split('#')[1] ?? ''
}

const accept = (app: TestApp, token: string, form: object = owner) =>
  app.post(`/staff/invitation/${token}`, form)

test('a shop without staff prints a link that makes the first owner, once', async () => {
  const app = await createTestApp()
  const token = await start(app)
  expect((await trySignIn(app, owner.email, PASSWORD)).status).toBe(401)
  const open = await app.request(`/staff/invitation/${token}`)
  expect(await open.json()).toEqual({ data: { email: '', role: 'owner' } })
  expect(await fieldsOf(await accept(app, token, { ...owner, email: '' }))).toHaveProperty('email')
  const response = await accept(app, token)
  expect(await response.json()).toMatchObject({ data: { member: { email: owner.email, role: 'owner' } } })
  expect(response.headers.getSetCookie()[0]).toMatch(/^staff=/)
  expect((await trySignIn(app, owner.email, PASSWORD)).status).toBe(200)
  expect((await accept(app, token, { ...owner, email: 'eve@example.org' })).status).toBe(404)
  expect(await openFirstOwnerLink(systemCtx(app))).toBeUndefined()
})

test('a server that is killed before the link was used prints another one, and each counts until one was used', async () => {
  const app = await createTestApp()
  const [first, second] = [await start(app), await start(app)]
  app.setClock('2027-11-20T18:00:00.000Z')
  expect((await app.request(`/staff/invitation/${first}`)).status).toBe(200)
  expect((await accept(app, second)).status).toBe(200)
  expect((await app.request(`/staff/invitation/${first}`)).status).toBe(404)
  expect((await accept(app, first, { ...owner, email: 'eve@example.org' })).status).toBe(404)
})

test('of two people who use two links at once one becomes the owner', async () => {
  const app = await createTestApp()
  const links = [await start(app), await start(app)]
  const both = await Promise.all(
    links.map((link, index) => accept(app, link, { ...owner, email: `owner${index}@example.org` })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await app.db.selectFrom('staff_members').selectAll().execute()).toHaveLength(1)
})

test('the link of the first owner stands in no list, and is not printed while there is an owner', async () => {
  const app = await createTestApp()
  await start(app)
  await addStaff(app, 'kim@example.org', 'owner')
  expect(await openFirstOwnerLink(systemCtx(app))).toBeUndefined()
  expect(await listInvitations(systemCtx(app))).toEqual([])
})
