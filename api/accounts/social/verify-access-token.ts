import { createHmac } from 'node:crypto'
import { messages } from '#domain/messages.ts'
import { AppError } from '../../http/errors.ts'
import { fetchJson } from './fetch-json.ts'
import { type Identity, shownEmail, shownName } from './identity.ts'
import type { SocialApp } from '../../config/social-apps.ts'

const MAX_ID = 255

/**
 * The person behind an access token of Facebook. The token must have been made for our app: one of any other app would
 * sign in the account of that app's user. Throws `unauthenticated`, or `unavailable` when Facebook does not answer.
 */
export async function verifyAccessToken(app: SocialApp, token: string, now: number): Promise<Identity> {
  const secret = await app.secret(now)
  const { json: debugged } = await fetchJson(
    `${app.graphUrl}/debug_token?${new URLSearchParams({
      input_token: token,
      access_token: `${app.clientId}|${secret}`,
    })}`,
  )
  const facts = (debugged['data'] ?? {}) as Record<string, unknown>
  const expiresAt = facts['expires_at']
  const isAlive = expiresAt === 0 || (typeof expiresAt === 'number' && expiresAt * 1000 > now)
  const isOurs = facts['is_valid'] === true && facts['app_id'] === app.clientId && facts['type'] === 'USER'
  if (!isAlive || !isOurs) throw refused()

  const proof = createHmac('sha256', secret).update(token).digest('hex')
  const { json: person, status } = await fetchJson(
    `${app.graphUrl}/me?${new URLSearchParams({
      fields: 'id,name,email',
      access_token: token,
      appsecret_proof: proof,
    })}`,
  )
  const { id } = person
  if (status !== 200 || typeof id !== 'string' || id === '' || id.length > MAX_ID || id !== facts['user_id'])
    throw refused()
  return {
    provider: app.provider,
    sub: id,
    email: shownEmail(person['email']),
    // Facebook does not vouch for the mailbox.
    isEmailConfirmed: false,
    name: shownName(person['name']),
  }
}

const refused = (): AppError => new AppError('unauthenticated', messages.notLoggedIn)
