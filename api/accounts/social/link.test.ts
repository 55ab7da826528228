import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { addGuest, guestPassword } from '../../test/accounts.ts'
import { claimsOf, type FakePerson } from '../../test/fake-identity.ts'
import { fieldsOf } from '../../test/shop.ts'
import { registration, setUpSocial } from '../../test/social.ts'

const ada: FakePerson = { sub: 'g-1', name: 'Ada Lovelace', email: 'ada@gmail.com' }

const locationOf = (response: Response) => response.headers.get('location') ?? ''
const queryOf = (response: Response, name: string) =>
  new URL(locationOf(response), 'http://shop.test').searchParams.get(name) ?? ''

test('a signed-in user cannot link the identity of another account', async () => {
  const set = await setUpSocial()
  await set.open(set.browser, ada)
  const other = set.another()
  await addGuest(set.app, 'eve@example.org', { name: 'Eve' })
  await other.post('/login', { email: 'eve@example.org', password: guestPassword })
  const begun = await other.begin('google')
  const idToken = await set.fake.mint(claimsOf(ada, set.fake.issuer, begun.nonce))
  expect((await other.show({ provider: 'google', nonce: begun.nonce, idToken })).status).toBe(409)
  expect(await other.me()).toMatchObject({ name: 'Eve' })
})

test('linking requires the password once the sign-in is no longer fresh', async () => {
  const set = await setUpSocial()
  await addGuest(set.app, 'eve@example.org', { name: 'Eve' })
  await set.browser.post('/login', { email: 'eve@example.org', password: guestPassword })
  set.app.setClock('2026-11-20T18:08:00.000Z')
  const back = await set.browser.comeBack('google', ada, true)
  expect(locationOf(back)).toMatch(/^\/me\/my-profile\?link=/)
  const ticket = queryOf(back, 'link')
  set.app.setClock('2026-11-20T18:16:00.000Z')
  expect((await set.browser.post('/me/social', { ticket })).status).toBe(422)
  expect((await set.browser.post('/me/social', { ticket, password: 'wrong' })).status).toBe(422)
  expect((await set.browser.post('/me/social', { ticket, password: guestPassword })).status).toBe(200)
})

test('an account without a password links a second login a quarter of an hour after the sign-in, and later is asked to sign in again', async () => {
  const set = await setUpSocial()
  await set.open(set.browser, ada)
  await set.browser.comeBack('google', ada)
  set.app.setClock('2026-11-20T18:08:00.000Z')
  const ticket = queryOf(await set.browser.comeBack('facebook', { sub: 'f-1', name: 'Ada' }, true), 'link')
  const late = queryOf(await set.browser.comeBack('apple', { sub: 'a-1', name: 'Ada' }, true), 'link')
  set.app.setClock('2026-11-20T18:14:59.000Z')
  expect((await set.browser.post('/me/social', { ticket })).status).toBe(200)
  set.app.setClock('2026-11-20T18:16:00.000Z')
  const refused = await set.browser.post('/me/social', { ticket: late })
  expect(await fieldsOf(refused)).toEqual({ ticket: ['Please sign in again to change this'] })
})

test.each(['google', 'apple'] as const)(
  'a guest who links the identity of another account stays signed in, and is told why, also where %s answers',
  async (provider) => {
    const set = await setUpSocial()
    const eve = { sub: 'e-1', name: 'Eve', email: 'eve@gmail.com' }
    const other = set.another()
    const socialTicket = queryOf(await other.comeBack(provider, eve), 'ticket')
    await other.post('/register', { ...registration, socialTicket })
    await set.open(set.browser, ada)
    await set.browser.comeBack('google', ada)
    const back =
      provider === 'apple'
        ? await set.browser.comeBackByPost(provider, eve, true)
        : await set.browser.comeBack(provider, eve, true)
    expect(locationOf(back)).toBe('/login?social=taken')
    expect(await set.browser.me()).toMatchObject({ email: 'ada@gmail.com' })
  },
)

test.each([
  ['cancels at the provider', '?error=access_denied&state=STATE', 'cancelled'],
  ['comes back with a code of nobody', '?code=made-up&state=STATE', 'failed'],
  ['comes back too late', '?code=x&state=made-up', 'late'],
])(
  'a signed-in guest who %s comes to the login page, which leads on to the profile',
  async (_, query, reason) => {
    const { app, browser } = await setUpSocial()
    await addGuest(app, 'eve@example.org', { name: 'Eve' })
    await browser.post('/login', { email: 'eve@example.org', password: guestPassword })
    const { state } = await browser.begin('google', true)
    const back = await browser.get(`/social/return/google${query.replace('STATE', state)}`)
    expect(locationOf(back)).toBe(`/login?social=${reason}`)
  },
)

test('a signed-in guest who links an identity a quarter of an hour after coming back reads that it took too long', async () => {
  const set = await setUpSocial()
  await set.open(set.browser, ada)
  await set.browser.comeBack('google', ada)
  const ticket = queryOf(await set.browser.comeBack('apple', { sub: 'a-1', name: 'Ada' }, true), 'link')
  set.app.setClock('2026-11-20T18:15:01.000Z')
  const refused = await set.browser.post('/me/social', { ticket })
  expect(await fieldsOf(refused)).toEqual({ ticket: ['That took too long. Please try again'] })
})

test('a second identity of one provider cannot be linked: its owner could not tell it from the first', async () => {
  const set = await setUpSocial()
  await set.open(set.browser, ada)
  await set.browser.comeBack('google', ada)
  const eve = { sub: 'e-1', name: 'Eve', email: 'eve@gmail.com' }
  const ticket = queryOf(await set.browser.comeBack('google', eve, true), 'link')
  const refused = await set.browser.post('/me/social', { ticket })
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: messages.socialLinked }])
  const linked = await set.app.db.selectFrom('social_identities').select('sub').execute()
  expect(linked).toEqual([{ sub: ada.sub }])
})

test('the last way to sign in to an account cannot be removed', async () => {
  const set = await setUpSocial()
  await set.open(set.browser, ada)
  await set.browser.comeBack('google', ada)
  const { app } = set
  const remove = () =>
    app.request('/me/social/google', { method: 'DELETE', headers: { cookie: set.browser.cookies() } })
  expect((await remove()).status).toBe(409)
  await app.db.updateTable('users').set({ password_hash: 'anything' }).execute()
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
})
