import { z } from 'zod'
import { ProviderError } from '../../gateway.ts'
import { type CallProvider, isDenied, type ProviderAnswer, understand } from '../call-provider.ts'
import { createTokenCache } from './token.ts'

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })

const PayPalErrorBody = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
})

const CODE = /^\w{1,80}$/

/** The answer of PayPal, or the issue for which it refused with 422. */
export type PaypalAnswer = { done: true; json: unknown } | { done: false; issue: string }

export type PaypalApi = {
  get(path: string, timeoutMs: number): Promise<unknown>
  /** A body that is a text already goes out as it is, to the byte. */
  post(path: string, body: unknown, timeoutMs: number, requestId?: string): Promise<PaypalAnswer>
}

/**
 * The API of PayPal with its access token. Throws `ProviderError`: 404 is `missing`, 401 and 403 are `denied`, other refusals
 * are `refused`.
 */
export function createPaypalApi(
  call: CallProvider,
  { clientId, clientSecret, clock }: { clientId: string; clientSecret: string; clock: () => number },
  tokenMs: number,
): PaypalApi {
  const tokens = createTokenCache(async () => {
    const answer = await call({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      timeoutMs: tokenMs,
    })
    if (answer.status !== 200) throw new ProviderError('denied', codeOf(answer))
    const { access_token, expires_in } = understand(Token, answer.json)
    return { token: access_token, livesMs: expires_in * 1000 }
  }, clock)

  async function authorized(request: Parameters<CallProvider>[0]): Promise<ProviderAnswer> {
    const attempt = async (token: string) =>
      call({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } })
    const token = await tokens.current()
    const answer = await attempt(token)
    if (answer.status !== 401) return answer
    tokens.forget(token)
    return attempt(await tokens.current())
  }

  return {
    async get(path, timeoutMs) {
      const answer = await authorized({ method: 'GET', path, headers: {}, timeoutMs })
      if (answer.status === 200) return answer.json
      throw providerErrorOf(answer)
    },
    async post(path, body, timeoutMs, requestId) {
      const answer = await authorized({
        method: 'POST',
        path,
        headers: {
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        timeoutMs,
      })
      if (answer.status < 300) return { done: true, json: answer.json }
      if (answer.status === 422) return { done: false, issue: codeOf(answer) }
      throw providerErrorOf(answer)
    },
  }
}

function providerErrorOf(answer: ProviderAnswer): ProviderError {
  if (isDenied(answer)) return new ProviderError('denied', codeOf(answer))
  return new ProviderError(answer.status === 404 ? 'missing' : 'refused', codeOf(answer))
}

/** PayPal's code of the issue. The rest of the answer may hold the guest's data. */
function codeOf({ status, json }: ProviderAnswer): string {
  const { data } = PayPalErrorBody.safeParse(json)
  const code = data?.details?.[0]?.issue ?? data?.name ?? data?.error ?? ''
  return CODE.test(code) ? code : `status ${status}`
}
