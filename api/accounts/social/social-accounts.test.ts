import { expect, test } from 'vitest'
import { addGuest, guestHeaders, guestPassword } from '../../test/accounts.ts'
import { claimsOf, type FakePerson } from '../../test/fake-identity.ts'
import { registration, setUpSocial, type SocialSetUp, type TestBrowser } from '../../test/social.ts'
import { addStaff, signedIn } from '../../test/staff.ts'

const ada: FakePerson = { sub: 'g-1', name: 'Ada Lovelace', email: 'ada@gmail.com' }

const locationOf = (response: Response) => response.headers.get('location') ?? ''
const queryOf = (response: Response, name: string) =>
  new URL(locationOf(response), 'http://shop.test').searchParams.get(name) ?? ''

async function ticketOf(browser: TestBrowser, person = ada, provider = 'google'): Promise<string> {
  return queryOf(await browser.comeBack(provider, person), 'ticket')
}

const countOf = async ({ app }: SocialSetUp, table: 'users' | 'social_identities') =>
  (await app.db.selectFrom(table).selectAll().execute()).length

test('an unknown person is redirected to the registration form, prefilled with name and address', async () => {
  const { browser } = await setUpSocial()
  const back = await browser.comeBack('google', ada)
  expect(back.status).toBe(303)
  expect(locationOf(back)).toMatch(/^\/register\?ticket=[\w-]{40,}$/)
  const known = await browser.get(`/social/tickets/${queryOf(back, 'ticket')}`)
  expect(await known.json()).toEqual({
    data: { socialName: 'google', socialId: 'g-1', name: 'Ada Lovelace', email: 'ada@gmail.com' },
  })
})

test('after registering, the same person is signed in by the next social login', async () => {
  const set = await setUpSocial()
  expect((await set.open(set.browser, ada)).status).toBe(200)
  const back = await set.browser.comeBack('google', ada)
  expect(locationOf(back)).toBe('/?signed-in=1')
  expect(await set.browser.me()).toMatchObject({ name: 'Ada Lovelace', hasPassword: false })
})

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['A\u0000da\r\n', '\ud800', 'A da  \ufffd'],
  ['🍕'.repeat(200), '', '🍕'.repeat(120)],
])('the form post from Apple’s page carries the guest’s name', async (firstName, lastName, shown) => {
  const { browser, fake, app } = await setUpSocial()
  const begun = await browser.begin('apple')
  expect(new URL(begun.url).searchParams.get('response_mode')).toBe('form_post')
  const { code, state } = fake.consent(begun.url, { sub: 'a-1', email: 'x@privaterelay.appleid.com' })
  const user = JSON.stringify({ name: { firstName, lastName } })
  const cookies = (await browser.post('/social/nonce', { provider: 'apple' })).headers.getSetCookie()
  expect(cookies.join()).toContain('social=')
  const form = new URLSearchParams({ code, state, user })
  const back = await app.request('/social/return/apple', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(form.toString().length),
      'sec-fetch-site': 'cross-site',
      origin: 'https://appleid.apple.com',
      cookie: browser.cookies(),
    },
    body: form.toString(),
  })
  const known = await browser.get(`/social/tickets/${queryOf(back, 'ticket')}`)
  expect(await known.json()).toMatchObject({ data: { name: shown, socialName: 'apple' } })
})

test.each([
  ['cancelled at the provider', '?error=access_denied&state=STATE', '/login?social=cancelled'],
  ['back without a code', '?state=STATE', '/login?social=cancelled'],
  ['back with the state of nobody', '?code=x&state=made-up', '/login?social=late'],
  ['back with a code of nobody', '?code=made-up&state=STATE', '/login?social=failed'],
  ['led on to another site', '?code=x&state=https://evil.example', '/login?social=late'],
])('a guest who is %s is redirected to the login page', async (_, query, path) => {
  const { browser } = await setUpSocial()
  const { state } = await browser.begin('google')
  const back = await browser.get(`/social/return/google${query.replace('STATE', state)}`)
  expect(locationOf(back)).toBe(path)
})

test('a code of a login that began in another browser signs nobody in', async () => {
  const set = await setUpSocial()
  await set.open(set.browser, ada)
  const { url } = await set.browser.begin('google')
  const { code, state } = set.fake.consent(url, ada)
  const stranger = set.another()
  await stranger.begin('google')
  const back = await stranger.get(`/social/return/google?${new URLSearchParams({ code, state })}`)
  expect(locationOf(back)).toBe('/login?social=late')
})

test('an equal address signs nobody in: the owner of the account signs in first and links then', async () => {
  const set = await setUpSocial()
  const id = await addGuest(set.app, 'ada@gmail.com')
  await set.app.db.updateTable('users').set({ is_email_confirmed: 1 }).where('id', '=', id).execute()
  const back = await set.browser.comeBack('google', ada)
  expect(locationOf(back)).toMatch(/^\/login\?link=/)
  expect(await set.browser.me()).toBeUndefined()

  const ticket = queryOf(back, 'link')
  const taken = await set.browser.post('/register', { ...registration, socialTicket: ticket })
  expect(await taken.json()).toMatchObject({ data: { email: [expect.stringContaining('already')] } })

  await set.browser.post('/login', { email: 'ada@gmail.com', password: guestPassword })
  expect((await set.browser.post('/me/social', { ticket })).status).toBe(200)
  expect(await set.browser.me()).toMatchObject({ id, socialNames: ['google'] })
  const mails = await set.app.db.selectFrom('outbox').select('kind').execute()
  expect(mails).toEqual([{ kind: 'social_linked' }])
})

test('the endpoint of the specification answers 409 with a ticket for the link, and no token', async () => {
  const set = await setUpSocial()
  const id = await addGuest(set.app, 'ada@gmail.com')
  await set.app.db.updateTable('users').set({ is_email_confirmed: 1 }).where('id', '=', id).execute()
  const begun = await set.browser.begin('google')
  const idToken = await set.fake.mint(claimsOf(ada, set.fake.issuer, begun.nonce))
  const answer = await set.browser.show({ provider: 'google', nonce: begun.nonce, idToken })
  expect(answer.status).toBe(409)
  const body = await answer.json()
  expect(body).toMatchObject({ data: { email: [expect.any(String)] }, link: { ticket: expect.any(String) } })
  expect(body).not.toHaveProperty('data.token')
})

test('an account that a squatter opened and never confirmed is taken over by the owner of the mailbox', async () => {
  const set = await setUpSocial()
  const id = await addGuest(set.app, 'ada@gmail.com', { name: 'Squatter' })
  const squatter = await guestHeaders(set.app, id)
  expect((await set.open(set.browser, ada)).status).toBe(200)
  expect((await set.app.request('/me', { headers: squatter })).status).toBe(401)
  const old = await set.app.post('/login', { email: 'ada@gmail.com', password: guestPassword })
  expect(old.status).toBe(422)
  await set.browser.comeBack('google', ada)
  expect(await set.browser.me()).toMatchObject({ name: 'Ada Lovelace', hasPassword: false })
  expect(await countOf(set, 'users')).toBe(1)
})

test('an address sent by Facebook takes over no account', async () => {
  const set = await setUpSocial()
  await addGuest(set.app, 'ada@gmail.com')
  const back = await set.browser.comeBack('facebook', { sub: 'f-1', name: 'Ada', email: 'ada@gmail.com' })
  expect(locationOf(back)).toMatch(/^\/login\?link=/)
})

test('an address that the guest types, because the provider sent none, counts as unconfirmed', async () => {
  const set = await setUpSocial()
  const socialTicket = await ticketOf(set.browser, { sub: 'f-1', name: 'Ada' }, 'facebook')
  const empty = await set.browser.post('/register', { ...registration, socialTicket })
  expect(await empty.json()).toMatchObject({ data: { email: [expect.any(String)] } })
  const right = await set.browser.post('/register', {
    ...registration,
    socialTicket,
    email: 'ada@example.org',
  })
  expect(right.status).toBe(200)
  expect(await set.app.db.selectFrom('users').selectAll().executeTakeFirst()).toMatchObject({
    email: 'ada@example.org',
    is_email_confirmed: 0,
  })
})

test('the address of a ticket takes precedence over the one in the body', async () => {
  const set = await setUpSocial()
  const socialTicket = await ticketOf(set.browser)
  await set.browser.post('/register', { ...registration, socialTicket, email: 'boss@shop.example' })
  expect(await set.app.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'ada@gmail.com' }])
})

test.each<[string, (set: SocialSetUp, ticket: string) => Promise<Response>]>([
  [
    'in another browser',
    (set, ticket) => set.another().post('/register', { ...registration, socialTicket: ticket }),
  ],
  [
    'after a quarter of an hour',
    (set, ticket) => {
      set.app.setClock('2026-11-20T18:15:01.000Z')
      return set.browser.post('/register', { ...registration, socialTicket: ticket })
    },
  ],
  [
    'under the name of somebody else',
    (set, ticket) =>
      set.browser.post('/register', { ...registration, socialTicket: ticket, socialId: 'g-2' }),
  ],
  [
    'that was never handed out',
    (set) => set.browser.post('/register', { ...registration, socialTicket: 'x' }),
  ],
  [
    'left out beside a social id',
    (set) => set.browser.post('/register', { ...registration, socialId: 'g-1', socialName: 'google' }),
  ],
])('a ticket %s opens no account', async (_, use) => {
  const set = await setUpSocial()
  const answer = await use(set, await ticketOf(set.browser))
  expect(answer.status).toBe(422)
  expect(await countOf(set, 'users')).toBe(0)
})

test('two simultaneous first logins open one account', async () => {
  const set = await setUpSocial()
  const [one, two] = [await ticketOf(set.browser), await ticketOf(set.browser)]
  const answers = await Promise.all(
    [one, two, one].map((socialTicket) => set.browser.post('/register', { ...registration, socialTicket })),
  )
  expect(answers.map(({ status }) => status)).not.toContain(500)
  expect(await countOf(set, 'users')).toBe(1)
  expect(await countOf(set, 'social_identities')).toBe(1)
})

test('a name in any script is kept whole, an overlong one is cut', async () => {
  const set = await setUpSocial()
  const { browser } = set
  const nameOf = async (person: FakePerson) => {
    const answer = await browser.get(`/social/tickets/${await ticketOf(browser, person)}`)
    return ((await answer.json()) as { data: { name: string } }).data.name
  }
  expect(await nameOf({ ...ada, name: 'Ада 李 Åsa 🍕' })).toBe('Ада 李 Åsa 🍕')
  expect(await nameOf({ ...ada, name: '🍕'.repeat(300) })).toBe('🍕'.repeat(120))
})

test('a blocked guest is led back to the login page, which says so, and gets no session', async () => {
  const { app, browser, another, fake, open } = await setUpSocial()
  await open(browser, ada)
  await addStaff(app, 'mina@example.org', 'manager')
  const mina = await signedIn(app, 'mina@example.org')
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await app.post(`/staff/guests/${id}/block`, { reason: 'Ordered in vain' }, mina)
  const back = await another().comeBack('google', ada)
  expect(locationOf(back)).toBe('/login?social=blocked')
  const begun = await browser.begin('google')
  const idToken = await fake.mint(claimsOf(ada, fake.issuer, begun.nonce))
  expect((await browser.show({ provider: 'google', nonce: begun.nonce, idToken })).status).toBe(403)
  expect(await app.db.selectFrom('user_sessions').selectAll().execute()).toEqual([])
})
