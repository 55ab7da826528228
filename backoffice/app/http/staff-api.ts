import { ApiError, type Client, createClient, type Fetch } from '#contract/client.ts'
import { sessionToken } from './session-token.ts'

const PATIENCE_MS = 15_000

/**
 * The API as this member of staff calls it: with the token alone, and no cookie that another site could misuse. A call
 * that gets no answer throws `ApiError` with the status 0.
 */
export const staffApi: Client = createClient({
  baseUrl: '/api',
  headers: () => {
    const token = sessionToken.read()
    return {
      'accept-language': document.documentElement.lang,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
  },
  fetch: patientFetch,
})

async function patientFetch(...[url, init]: Parameters<Fetch>): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    return await fetch(url, { ...init, body: init.body ?? null, credentials: 'omit', signal })
  } catch (error) {
    throw new ApiError(0, 'network', String(error), undefined)
  }
}
