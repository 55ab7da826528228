import { errors, type JWTPayload, jwtVerify } from 'jose'
import { messages } from '#domain/messages.ts'
import { AppError } from '../../http/errors.ts'
import { type Identity, shownEmail, shownName } from './identity.ts'
import type { KeySets } from './key-sets.ts'
import type { SocialApp } from '../../config/social-apps.ts'

const MAX_AGE_SECONDS = 600
const TOLERANCE_SECONDS = 30
const MAX_SUB = 255
const GOOGLE_MAIL = /@(?:gmail|googlemail)\.com$/i

/**
 * The identity in an id token, signed by the provider for us and for this login alone. Throws `unauthenticated` for
 * every other token, `unavailable` when the keys of the provider cannot be fetched.
 */
export async function verifyIdToken(
  app: SocialApp,
  token: string,
  { nonce, now, keys }: { nonce: string; now: number; keys: KeySets },
): Promise<Identity> {
  const claims = await keys
    .use(app.keysUrl, now, (find) =>
      jwtVerify(token, find, {
        algorithms: ['RS256'],
        issuer: [...app.issuers],
        audience: app.clientId,
        maxTokenAge: MAX_AGE_SECONDS,
        clockTolerance: TOLERANCE_SECONDS,
        requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
        currentDate: new Date(now),
      }),
    )
    .then(({ payload }) => payload)
    .catch((error: unknown) => {
      if (error instanceof AppError) throw error
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw refused()
      throw error
    })
  const isForUs = claims.aud === app.clientId && (claims['azp'] ?? app.clientId) === app.clientId
  const isThisLogin = claims['nonce'] === nonce
  const { sub } = claims
  if (!isForUs || !isThisLogin || typeof sub !== 'string' || sub === '' || sub.length > MAX_SUB)
    throw refused()
  return {
    provider: app.provider,
    sub,
    email: shownEmail(claims['email']),
    isEmailConfirmed: isConfirmed(app, claims),
    name: shownName(claims['name']),
  }
}

/** Whether the provider is the authority for the mailbox; Apple sometimes sends its booleans as text. */
function isConfirmed({ provider }: SocialApp, claims: JWTPayload): boolean {
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true'
  if (!isVerified || shownEmail(claims['email']) === '') return false
  if (provider === 'apple') return true
  return (
    provider === 'google' &&
    (GOOGLE_MAIL.test(shownEmail(claims['email'])) || typeof claims['hd'] === 'string')
  )
}

const refused = (): AppError => new AppError('unauthenticated', messages.notLoggedIn)
