import { ApiError, type Client, createClient, type Fetch } from '#contract/client.ts'
import { fetchWithCsrf } from '#ui/csrf-header.ts'

const PATIENCE_MS = 15_000

/**
 * The API as this member of staff calls it: with the cookie of the session, which scripts cannot read, and the header
 * that another site cannot set. A call that gets no answer throws `ApiError` with the status 0.
 */
export const staffApi: Client = clientAt('/api')

/** The same at the branch whose part of the address this is; without one where the member begins. */
export const staffApiAt = (slug: string | undefined): Client =>
  slug === undefined ? staffApi : clientAt(`/b/${slug}/api`)

/**
 * What anybody may read of the restaurant as a whole: without the cookies, one of which names the branch that a guest has chosen
 * in this browser.
 */
export const restaurantApi: Client = clientAt('/api', 'omit')

function clientAt(baseUrl: string, credentials: RequestCredentials = 'same-origin'): Client {
  return createClient({
    baseUrl,
    headers: () => ({ 'accept-language': document.documentElement.lang }),
    fetch: (url, init) => patientFetch(url, { ...init, credentials }),
  })
}

async function patientFetch(
  url: string,
  init: Omit<Parameters<Fetch>[1], 'credentials'> & { credentials: RequestCredentials },
): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetchWithCsrf(url, {
      ...init,
      body: init.body ?? null,
      signal,
    })
    if (response.status === 403) await leadToSecondStep(response.clone())
    return response
  } catch (error) {
    throw new ApiError(0, 'network', String(error), undefined)
  }
}

/** The role of the member needs a second step that is not set up: no other screen can show anything. */
async function leadToSecondStep(refusal: Response): Promise<void> {
  const { code } = (await refusal.json()) as { code?: string }
  if (code !== 'second_factor_needed') return
  location.replace('/backoffice/second-step')
  await new Promise(() => {})
}
