import { type Client, createClient } from '#contract/client.ts'
import { apiBase, callHeaders } from './api-base.ts'
import { withDeadline } from './with-deadline.ts'
import { fetchWithCsrf } from '#ui/csrf-header.ts'

/**
 * The API as the guest's browser calls it: in the language of the page, and where it writes with the CSRF header of
 * spec 7. It brings zod: the pages of the menu, the checkout and the page of an order load it beside themselves
 * (`load-api.ts`). An aborted `signal` ends a call with the browser's own `AbortError`; a call that is not answered in time fails
 * like one that has lost its connection.
 */
export function browserApi(signal?: AbortSignal): Client {
  return createClient({
    baseUrl: apiBase(),
    headers: callHeaders,
    fetch: (url, init) =>
      fetchWithCsrf(url, { ...init, body: init.body ?? null, signal: withDeadline(signal) }),
  })
}
