import { expect, test } from 'vitest'
import type { FakePerson } from '../../test/fake-identity.ts'
import { setUpSocial, type TestBrowser } from '../../test/social.ts'

const ada: FakePerson = { sub: 'g-1', name: 'Ada Lovelace', email: 'ada@gmail.com' }

/** What the address of a provider's page asks for beyond the protocol. */
async function asked(browser: TestBrowser, provider: string) {
  const { searchParams } = new URL((await browser.begin(provider)).url)
  return [searchParams.get('prompt'), searchParams.get('auth_type')]
}

test('after a sign-out of a social account the next login asks who signs in, until somebody has', async () => {
  const { browser, another, open } = await setUpSocial()
  await open(browser, ada)
  await browser.comeBack('google', ada)
  expect(await asked(browser, 'google')).toEqual([null, null])

  expect((await browser.post('/me/logout', {})).status).toBe(200)
  expect(await asked(browser, 'google')).toEqual(['select_account', null])
  expect(await asked(browser, 'facebook')).toEqual([null, 'reauthenticate'])
  expect(await asked(browser, 'apple')).toEqual([null, null])
  expect(await asked(another(), 'google')).toEqual([null, null])

  await browser.comeBack('google', ada)
  expect(await asked(browser, 'google')).toEqual([null, null])
})

test('a sign-out ends the social logins that were begun in this browser, and in no other', async () => {
  const { browser, another, fake, open } = await setUpSocial()
  await open(browser, ada)
  await browser.comeBack('google', ada)
  const elsewhere = another()
  const begun = { here: await browser.begin('google'), there: await elsewhere.begin('google') }
  await browser.post('/me/logout', {})
  const { code, state } = fake.consent(begun.here.url, ada)
  const back = await browser.get(`/social/return/google?${new URLSearchParams({ code, state })}`)
  expect(back.headers.get('location')).toBe('/login?social=late')
  const there = fake.consent(begun.there.url, ada)
  const other = await elsewhere.get(`/social/return/google?${new URLSearchParams(there)}`)
  expect(other.headers.get('location')).toBe('/?signed-in=1')
})

test('a sign-out of an account without a social identity leaves no mark', async () => {
  const { browser } = await setUpSocial()
  const account = { name: 'Eve', email: 'eve@example.org', phone: '030 1234567', terms: true }
  const password = 'plum-kettle-otter-42'
  await browser.post('/register', { ...account, password, password_confirmation: password })
  expect((await browser.post('/login', { email: account.email, password })).status).toBe(200)
  expect((await browser.post('/me/logout', {})).status).toBe(200)
  expect(browser.cookies()).toBe('')
})
