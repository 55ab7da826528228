import { onTestFinished } from 'vitest'
import type { SettingKey } from '#contract/settings.ts'
import { createTestApp, type TestApp } from './app.ts'
import { change, publish, settings } from './builders.ts'
import { type FakeIdentity, type FakePerson, startFakeIdentity } from './fake-identity.ts'

/** One browser: it keeps the cookies it is given. */
export type TestBrowser = {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  get(path: string): Promise<Response>
  /** Presses the button of a provider. */
  begin(provider: string, link?: boolean): Promise<{ nonce: string; state: string; url: string }>
  /** Sends the payload of `POST /social`. */
  show(payload: object): Promise<Response>
  /** Comes back from the provider, where the person has agreed; with `link` to add the login to the own account. */
  comeBack(provider: string, person: FakePerson, link?: boolean): Promise<Response>
  /**
   * The same where the provider's own page posts the answer from another site: only the cookie that was set for it comes
   * along.
   */
  comeBackByPost(provider: string, person: FakePerson, link?: boolean): Promise<Response>
  /** The cookies it would send. */
  cookies(): string
  /** Who is signed in, by the cookie of this browser or a token. */
  me(token?: string): Promise<unknown>
}

export type SocialSetUp = {
  app: TestApp
  fake: FakeIdentity
  browser: TestBrowser
  another(): TestBrowser
  /** Opens an account for a person of Google in a browser. */
  open(browser: TestBrowser, person: FakePerson): Promise<Response>
  setSetting(key: SettingKey, value: string): Promise<void>
}

export const registration = { name: 'Ada Lovelace', phone: '030 1234567', terms: true }

/** A shop with social login and registration, beside the providers of this machine. */
export async function setUpSocial(): Promise<SocialSetUp> {
  const fake = await startFakeIdentity()
  onTestFinished(() => fake.stop())
  const app = await createTestApp({ deps: { social: fake.social } })
  await publish(app, settings({ ALLOW_SOCIAL_LOGIN: '1', ALLOW_REGISTRATION: '1' }))
  return {
    app,
    fake,
    browser: openBrowser(app, fake),
    another: () => openBrowser(app, fake),
    async open(browser, person) {
      const back = await browser.comeBack('google', person)
      const ticket = new URL(back.headers.get('location') ?? '', 'http://shop.test').searchParams.get(
        'ticket',
      )
      return browser.post('/register', { ...registration, socialTicket: ticket })
    },
    async setSetting(key, value) {
      await change(app, 'settings', { key }, { value })
      await app.deps.content.refresh()
    },
  }
}

function openBrowser(app: TestApp, fake: FakeIdentity): TestBrowser {
  const jar = new Map<string, string>()
  const headers = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(cookie)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const browser: TestBrowser = {
    post: async (path, body, more = {}) => keep(await app.post(path, body, { ...headers(), ...more })),
    get: async (path) => keep(await app.request(path, { headers: headers() })),
    async begin(provider, link = false) {
      const answer = await browser.post('/social/nonce', { provider, link })
      return ((await answer.json()) as { data: { nonce: string; state: string; url: string } }).data
    },
    cookies: () => headers().cookie,
    show: (payload) => browser.post('/social', payload),
    async comeBack(provider, person, link) {
      const { code, state } = fake.consent((await browser.begin(provider, link)).url, person)
      return browser.get(`/social/return/${provider}?${new URLSearchParams({ code, state })}`)
    },
    async comeBackByPost(provider, person, link) {
      const form = new URLSearchParams(fake.consent((await browser.begin(provider, link)).url, person))
      const answer = await app.request(`/social/return/${provider}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(form.toString().length),
          'sec-fetch-site': 'cross-site',
          cookie: `social=${jar.get('social')}`,
        },
        body: form.toString(),
      })
      return keep(answer)
    },
    async me(token) {
      const more = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const answer = await app.request('/me', { headers: { ...headers(), ...more } })
      return ((await answer.json()) as { data: unknown }).data
    },
  }
  return browser
}
