import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { createSocialApps, type SocialApps } from '../config/social-apps.ts'

export type FakePerson = { sub: string; name?: string; email?: string; emailVerified?: boolean | string }

type Key = { kid: string; privateKey: CryptoKey; publicJwk: object }

/** How the fake misbehaves on purpose. */
export type Faults = { keys?: 'down' | 'huge' | 'redirect' }

export type FakeIdentity = {
  social: SocialApps
  faults: Faults
  /** How often the keys were fetched. */
  keyFetches(): number
  /** From now on another key signs; the old one is no longer published. */
  rotate(): Promise<void>
  /** An id token as the provider would sign it, with anything in it changed. */
  mint(claims: JWTPayload, more?: { key?: Key; kid?: string }): Promise<string>
  /** A code for the person, as if the guest had agreed at `url`. */
  consent(url: string, person: FakePerson): { code: string; state: string }
  /** An access token of Facebook, with what `debug_token` says about it. */
  accessToken(person: FakePerson, facts?: Record<string, unknown>): string
  /** A key that the provider never had. */
  foreignKey(kid: string): Promise<Key>
  issuer: string
  /** The base address. */
  origin: string
  /** The person at the page of a provider. */
  signInAs(person: FakePerson): void
  stop(): void
}

export const GOOGLE_ID = 'google-client'
export const FACEBOOK_ID = 'facebook-app'
const FACEBOOK_SECRET = 'facebook-secret'

const FRIDAY_EVENING = Date.parse('2026-11-20T18:00:00Z')

/** The three providers on this machine, until they are stopped. */
export async function startFakeIdentity(clock = () => FRIDAY_EVENING): Promise<FakeIdentity> {
  let key = await makeKey('key-1')
  let fetches = 0
  const faults: Faults = {}
  let visitor: FakePerson = { sub: 'nobody' }
  const agreed = new Map<string, { person: FakePerson; nonce: string; challenge: string; provider: string }>()
  const tokens = new Map<string, { person: FakePerson; facts: Record<string, unknown> }>()
  let origin = ''
  const issuer = (provider: string) => `${origin}/${provider}`

  const mint: FakeIdentity['mint'] = async (claims, more = {}) => {
    const signer = more.key ?? key
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: more.kid ?? signer.kid })
      .sign(signer.privateKey)
  }

  const answers: Record<string, (request: IncomingMessage, response: ServerResponse, url: URL) => unknown> = {
    keys(_, response) {
      fetches++
      if (faults.keys === 'down') return response.destroy()
      if (faults.keys === 'redirect') return response.writeHead(302, { location: '/elsewhere' }).end()
      const padding = faults.keys === 'huge' ? 'x'.repeat(5_000_000) : ''
      return response.end(JSON.stringify({ keys: [key.publicJwk], padding }))
    },
    authorize(_, response, url) {
      const back = url.searchParams.get('redirect_uri') ?? ''
      const { code, state } = consent(url.href, visitor)
      const yes = `${back}?${new URLSearchParams({ code, state })}`
      const no = `${back}?${new URLSearchParams({ error: 'access_denied', state })}`
      response.setHeader('content-type', 'text/html; charset=utf-8')
      const link = (href: string, text: string) =>
        `<p><a href="${href.replaceAll('&', '&amp;')}">${text}</a></p>`
      response.end(
        `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1>${link(yes, 'Agree')}${link(no, 'Cancel')}</html>`,
      )
    },
    async token(request, response, url) {
      const form = new URLSearchParams(await textOf(request))
      const known = agreed.get(form.get('code') ?? '')
      agreed.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (!known || known.challenge !== challenge || !url.pathname.includes(known.provider))
        return response.writeHead(400).end('{"error":"invalid_grant"}')
      if (known.provider === 'facebook')
        return response.end(JSON.stringify({ access_token: accessToken(known.person) }))
      const idToken = await mint(claimsOf(known.person, issuer(known.provider), known.nonce, clock()))
      return response.end(JSON.stringify({ id_token: idToken }))
    },
    debug_token(_, response, url) {
      const known = tokens.get(url.searchParams.get('input_token') ?? '')
      const isUs = url.searchParams.get('access_token') === `${FACEBOOK_ID}|${FACEBOOK_SECRET}`
      response.end(JSON.stringify({ data: known && isUs ? known.facts : { is_valid: false } }))
    },
    me(_, response, url) {
      const token = url.searchParams.get('access_token') ?? ''
      const known = tokens.get(token)
      const proof = createHmac('sha256', FACEBOOK_SECRET).update(token).digest('hex')
      if (!known || url.searchParams.get('appsecret_proof') !== proof)
        return response.writeHead(400).end('{}')
      const { sub, name, email } = known.person
      return response.end(JSON.stringify({ id: sub, name, email }))
    },
  }
  function consent(url: string, person: FakePerson): { code: string; state: string } {
    const { searchParams, pathname } = new URL(url)
    const code = `code-${agreed.size + 1}-${person.sub}`
    agreed.set(code, {
      person,
      nonce: searchParams.get('nonce') ?? '',
      challenge: searchParams.get('code_challenge') ?? '',
      provider: pathname.split('/')[1] ?? '',
    })
    return { code, state: searchParams.get('state') ?? '' }
  }
  function accessToken(person: FakePerson, facts: Record<string, unknown> = {}): string {
    const token = `access-${tokens.size + 1}`
    const right = { app_id: FACEBOOK_ID, type: 'USER', is_valid: true, user_id: person.sub, expires_at: 0 }
    tokens.set(token, { person, facts: { ...right, ...facts } })
    return token
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    response.setHeader('content-type', 'application/json')
    const answer = answers[url.pathname.split('/').at(-1) ?? '']
    if (answer) void answer(request, response, url)
    else response.writeHead(404).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const { privateKey: appleKey } = await generateKeyPair('ES256', { extractable: true })
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', appleKey)).toString('base64')
  return {
    social: createSocialApps({
      google: { clientId: GOOGLE_ID, secret: 'google-secret' },
      facebook: { clientId: FACEBOOK_ID, secret: FACEBOOK_SECRET },
      apple: {
        clientId: 'apple-services',
        teamId: 'TEAM',
        keyId: 'KEY',
        privateKey: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----`,
      },
      testUrl: origin,
    }),
    faults,
    keyFetches: () => fetches,
    async rotate() {
      key = await makeKey('key-2')
    },
    mint,
    consent,
    accessToken,
    foreignKey: makeKey,
    issuer: issuer('google'),
    origin,
    signInAs: (person) => void (visitor = person),
    stop: () => void server.close(),
  }
}

/** The claims of a provider's id token; the clock of the tests is a Friday evening in 2026. */
export function claimsOf(person: FakePerson, issuer: string, nonce: string, now = FRIDAY_EVENING) {
  const seconds = Math.floor(now / 1000)
  return {
    iss: issuer,
    aud: issuer.endsWith('apple') ? 'apple-services' : GOOGLE_ID,
    sub: person.sub,
    nonce,
    iat: seconds,
    exp: seconds + 3600,
    ...(person.name !== undefined && { name: person.name }),
    ...(person.email !== undefined && { email: person.email, email_verified: person.emailVerified ?? true }),
  } satisfies JWTPayload
}

async function makeKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
