import { importPKCS8, SignJWT } from 'jose'
import type { SocialProvider } from '#contract/accounts.ts'

/** The registration of this app at one provider, and the provider's addresses. */
export type SocialApp = {
  provider: SocialProvider
  clientId: string
  /** The issuers whose tokens count. */
  issuers: readonly string[]
  keysUrl: string
  authorizeUrl: string
  tokenUrl: string
  /** Facebook's own interface; empty elsewhere. */
  graphUrl: string
  scope: string
  /** `form_post` is a POST from the provider's page (Apple, when a scope is requested). */
  responseMode: 'query' | 'form_post'
  /** What makes the provider ask who signs in instead of taking whoever did last; Apple always asks. */
  askWho: Readonly<Record<string, string>>
  /** What proves to the provider that it is us. */
  secret(now: number): Promise<string>
}

export type SocialApps = ReadonlyMap<SocialProvider, SocialApp>

/** The providers as the environment configures them; a provider without keys is not offered. */
export type SocialConfig = {
  google?: { clientId: string; secret: string }
  facebook?: { clientId: string; secret: string }
  apple?: { clientId: string; teamId: string; keyId: string; privateKey: string }
  /** A local test provider. */
  testUrl?: string
}

const FACEBOOK_VERSION = 'v24.0'
const APPLE_SECRET_SECONDS = 300

/** The configured providers with their addresses. */
export function createSocialApps({ google, facebook, apple, testUrl }: SocialConfig): SocialApps {
  const apps: SocialApp[] = []
  if (google)
    apps.push({
      provider: 'google',
      clientId: google.clientId,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      graphUrl: '',
      scope: 'openid email profile',
      responseMode: 'query',
      askWho: { prompt: 'select_account' },
      secret: async () => google.secret,
    })
  if (facebook)
    apps.push({
      provider: 'facebook',
      clientId: facebook.clientId,
      issuers: ['https://www.facebook.com'],
      keysUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
      authorizeUrl: `https://www.facebook.com/${FACEBOOK_VERSION}/dialog/oauth`,
      tokenUrl: `https://graph.facebook.com/${FACEBOOK_VERSION}/oauth/access_token`,
      graphUrl: `https://graph.facebook.com/${FACEBOOK_VERSION}`,
      scope: 'public_profile,email',
      responseMode: 'query',
      askWho: { auth_type: 'reauthenticate' },
      secret: async () => facebook.secret,
    })
  if (apple)
    apps.push({
      provider: 'apple',
      clientId: apple.clientId,
      issuers: ['https://appleid.apple.com'],
      keysUrl: 'https://appleid.apple.com/auth/keys',
      authorizeUrl: 'https://appleid.apple.com/auth/authorize',
      tokenUrl: 'https://appleid.apple.com/auth/token',
      graphUrl: '',
      scope: 'name email',
      responseMode: 'form_post',
      askWho: {},
      secret: async (now) =>
        new SignJWT()
          .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
          .setIssuer(apple.teamId)
          .setSubject(apple.clientId)
          .setAudience('https://appleid.apple.com')
          .setIssuedAt(Math.floor(now / 1000))
          .setExpirationTime(Math.floor(now / 1000) + APPLE_SECRET_SECONDS)
          .sign(await importPKCS8(apple.privateKey, 'ES256')),
    })
  return new Map(apps.map((app) => [app.provider, testUrl ? atTestUrl(app, testUrl) : app]))
}

function atTestUrl(app: SocialApp, testUrl: string): SocialApp {
  const base = `${testUrl}/${app.provider}`
  return {
    ...app,
    issuers: [base],
    keysUrl: `${base}/keys`,
    authorizeUrl: `${base}/authorize`,
    tokenUrl: `${base}/token`,
    graphUrl: app.graphUrl && `${base}/graph`,
  }
}
