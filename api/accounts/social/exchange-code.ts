import { messages } from '#domain/messages.ts'
import { AppError } from '../../http/errors.ts'
import { fetchJson } from './fetch-json.ts'
import type { SocialApp } from '../../config/social-apps.ts'

export type CodeProof = { code: string; codeVerifier: string; redirectUri: string }

/** The tokens that the provider gives for a code. Throws `unauthenticated` for a foreign or used code. */
export async function exchangeCode(
  app: SocialApp,
  { code, codeVerifier, redirectUri }: CodeProof,
  now: number,
): Promise<{ idToken?: string; accessToken?: string }> {
  const { json, status } = await fetchJson(app.tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
      client_id: app.clientId,
      client_secret: await app.secret(now),
    }).toString(),
  })
  if (status !== 200) throw new AppError('unauthenticated', messages.notLoggedIn)
  const { id_token: idToken, access_token: accessToken } = json
  return {
    ...(typeof idToken === 'string' && { idToken }),
    ...(typeof accessToken === 'string' && { accessToken }),
  }
}
