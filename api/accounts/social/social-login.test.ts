import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { claimsOf, FACEBOOK_ID, type FakePerson } from '../../test/fake-identity.ts'
import { setUpSocial } from '../../test/social.ts'

const ada: FakePerson = { sub: 'g-1', name: 'Ada Lovelace', email: 'ada@gmail.com' }

test('a proof that Google made for this login finds no account the first time, and answers a ticket', async () => {
  const { browser, fake } = await setUpSocial()
  const begun = await browser.begin('google')
  const idToken = await fake.mint(claimsOf(ada, fake.issuer, begun.nonce))
  const answer = await browser.show({ provider: 'google', nonce: begun.nonce, idToken })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({
    data: { social: ['unknown'] },
    registration: { name: 'Ada Lovelace', email: 'ada@gmail.com', emailVerified: true },
  })
})

test('an account that is linked to the provider’s id is signed in', async () => {
  const { browser, fake, open } = await setUpSocial()
  await open(browser, ada)
  const begun = await browser.begin('google')
  const idToken = await fake.mint(claimsOf({ ...ada, email: 'new@gmail.com' }, fake.issuer, begun.nonce))
  const answer = await browser.show({ socialName: 'google', nonce: begun.nonce, idToken })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { token: string } }
  expect(await browser.me(data.token)).toMatchObject({ email: 'ada@gmail.com', socialNames: ['google'] })
})

type Change = (good: ReturnType<typeof claimsOf>) => object

test.each<[string, Change]>([
  ['for another client', (good) => ({ ...good, aud: 'somebody-else' })],
  ['for a list of clients', (good) => ({ ...good, aud: [good.aud, 'somebody-else'] })],
  ['for another party', (good) => ({ ...good, azp: 'somebody-else' })],
  ['of another issuer', (good) => ({ ...good, iss: 'https://evil.example' })],
  ['that is over', (good) => ({ ...good, exp: good.iat - 60 })],
  ['that is older than ten minutes', (good) => ({ ...good, iat: good.iat - 660 })],
  ['without a nonce', (good) => ({ ...good, nonce: undefined })],
  ['of another login', (good) => ({ ...good, nonce: 'another' })],
  ['without a person', (good) => ({ ...good, sub: undefined })],
  ['of a person with an endless name', (good) => ({ ...good, sub: 'x'.repeat(256) })],
])('an id token %s opens nothing', async (_, change) => {
  const { browser, fake, open } = await setUpSocial()
  await open(browser, ada)
  const begun = await browser.begin('google')
  const idToken = await fake.mint({ ...change(claimsOf(ada, fake.issuer, begun.nonce)) })
  const answer = await browser.show({ provider: 'google', nonce: begun.nonce, idToken })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ message: 'Not logged in' })
})

test('tokens signed by nobody, by a secret, by a foreign key or by a key of their own are refused', async () => {
  const { browser, fake, open } = await setUpSocial()
  await open(browser, ada)
  const foreign = await fake.foreignKey('key-1')
  const forge: ((claims: ReturnType<typeof claimsOf>) => Promise<string> | string)[] = [
    (claims) => new UnsecuredJWT(claims).encode(),
    (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(Buffer.alloc(64, 'k')),
    (claims) => fake.mint(claims, { key: foreign }),
    (claims) => fake.mint(claims, { kid: 'never-heard-of' }),
    (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'own', jwk: foreign.publicJwk as never })
        .sign(foreign.privateKey),
    () => 'no token at all',
    () => 'a.b.c',
  ]
  for (const make of forge) {
    const begun = await browser.begin('google')
    const idToken = await make(claimsOf(ada, fake.issuer, begun.nonce))
    expect((await browser.show({ provider: 'google', nonce: begun.nonce, idToken })).status).toBe(401)
  }
})

test('a proof counts once, and only in the browser where the login began', async () => {
  const { browser, fake, another } = await setUpSocial()
  const begun = await browser.begin('google')
  const idToken = await fake.mint(claimsOf(ada, fake.issuer, begun.nonce))
  const shown = { provider: 'google', nonce: begun.nonce, idToken }
  expect((await another().show(shown)).status).toBe(401)
  expect((await browser.show(shown)).status).toBe(404)
  expect((await browser.show(shown)).status).toBe(401)
})

test('a login that began more than ten minutes ago is expired', async () => {
  const { app, browser, fake } = await setUpSocial()
  const begun = await browser.begin('google')
  app.setClock('2026-11-20T18:10:01.000Z')
  const later = Date.parse('2026-11-20T18:10:01.000Z')
  const idToken = await fake.mint(claimsOf(ada, fake.issuer, begun.nonce, later))
  expect((await browser.show({ provider: 'google', nonce: begun.nonce, idToken })).status).toBe(401)
})

test('the payload of the specification without a proof is refused', async () => {
  const { browser, open } = await setUpSocial()
  await open(browser, ada)
  const answer = await browser.show({ socialId: 'g-1', socialName: 'google', email: 'ada@gmail.com' })
  expect(answer.status).toBe(401)
})

test('a hint that contradicts the proof is refused', async () => {
  const { browser, fake } = await setUpSocial()
  const begun = await browser.begin('google')
  const idToken = await fake.mint(claimsOf(ada, fake.issuer, begun.nonce))
  const answer = await browser.show({
    provider: 'google',
    nonce: begun.nonce,
    idToken,
    socialId: 'g-2',
  })
  expect(answer.status).toBe(422)
})

test.each([
  ['of another app', { app_id: 'other-app' }],
  ['that is over', { expires_at: 1 }],
  ['of another person', { user_id: 'f-2' }],
  ['of a page', { type: 'PAGE' }],
  ['that Facebook calls invalid', { is_valid: false }],
])('an access token of Facebook %s opens nothing', async (_, facts) => {
  const { browser, fake } = await setUpSocial()
  const begun = await browser.begin('facebook')
  const accessToken = fake.accessToken({ sub: 'f-1', name: 'Ada' }, facts)
  expect((await browser.show({ provider: 'facebook', nonce: begun.nonce, accessToken })).status).toBe(401)
})

test('an access token of Facebook for our app identifies the person, and never confirms an address', async () => {
  const { browser, fake } = await setUpSocial()
  const begun = await browser.begin('facebook')
  const accessToken = fake.accessToken(
    { sub: 'f-1', name: 'Ada', email: 'ada@gmail.com' },
    { app_id: FACEBOOK_ID },
  )
  const answer = await browser.show({ provider: 'facebook', nonce: begun.nonce, accessToken })
  expect(await answer.json()).toMatchObject({ registration: { name: 'Ada', emailVerified: false } })
})

test('an access token never replaces an id token', async () => {
  const { browser } = await setUpSocial()
  const begun = await browser.begin('google')
  const answer = await browser.show({ provider: 'google', nonce: begun.nonce, accessToken: 'anything' })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({
    message: 'Chosen login provider is not supported for refreshing a token',
  })
})

test('new keys of the provider are fetched once they are needed', async () => {
  const { app, browser, fake } = await setUpSocial()
  const first = await browser.begin('google')
  await browser.show({
    provider: 'google',
    nonce: first.nonce,
    idToken: await fake.mint(claimsOf(ada, fake.issuer, first.nonce)),
  })
  await fake.rotate()
  app.setClock('2026-11-20T18:02:00.000Z')
  const second = await browser.begin('google')
  const idToken = await fake.mint(claimsOf(ada, fake.issuer, second.nonce))
  expect((await browser.show({ provider: 'google', nonce: second.nonce, idToken })).status).toBe(404)
  expect(fake.keyFetches()).toBe(2)
})

test.each(['down', 'huge', 'redirect'] as const)(
  'while the keys of the provider are %s every sign-in is refused, and the answer says when to try again',
  async (fault) => {
    const { browser, fake } = await setUpSocial()
    fake.faults.keys = fault
    const begun = await browser.begin('google')
    const idToken = await fake.mint(claimsOf(ada, fake.issuer, begun.nonce))
    const answer = await browser.show({ provider: 'google', nonce: begun.nonce, idToken })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ message: 'Login providers not ready yet...' })
  },
)

test('the cached keys are used while the provider cannot be reached', async () => {
  const { app, browser, fake, open } = await setUpSocial()
  await open(browser, ada)
  fake.faults.keys = 'down'
  app.setClock('2026-11-20T18:09:00.000Z')
  const begun = await browser.begin('google')
  const idToken = await fake.mint(
    claimsOf(ada, fake.issuer, begun.nonce, Date.parse('2026-11-20T18:09:00.000Z')),
  )
  expect((await browser.show({ provider: 'google', nonce: begun.nonce, idToken })).status).toBe(200)
})

test('an unknown provider gets a validation error, and every call is refused while social login is off', async () => {
  const { app, browser, setSetting } = await setUpSocial()
  const unknown = await browser.post('/social/nonce', { provider: 'myspace' })
  expect(await unknown.json()).toEqual({ data: { login: ['Login provider not found'] } })
  await setSetting('ALLOW_SOCIAL_LOGIN', '')
  expect((await browser.post('/social/nonce', { provider: 'google' })).status).toBe(403)
  expect((await browser.show({ provider: 'google' })).status).toBe(403)
  expect(await (await app.request('/social/providers')).json()).toEqual({ data: [] })
})
