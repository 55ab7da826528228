import type { FetchCertificate } from './certificates.ts'

export type PaypalConfig = {
  clientId: string
  clientSecret: string
  webhookId: string
  /** PayPal's keys do not show their mode; the address they are used at does. */
  isLive: boolean
  testUrl?: string
}

export type PaypalPlace = {
  apiUrl: string
  /** The approval page, when an order does not name its address. */
  pageUrl: string
  isLive: boolean
}

/** The addresses of PayPal; in tests a local address stands for all of them. */
export function placeOf({ isLive, testUrl }: PaypalConfig): PaypalPlace {
  if (testUrl !== undefined) return { apiUrl: testUrl, pageUrl: `${testUrl}/checkoutnow`, isLive }
  const domain = isLive ? 'paypal.com' : 'sandbox.paypal.com'
  return { apiUrl: `https://api-m.${domain}`, pageUrl: `https://www.${domain}/checkoutnow`, isLive }
}

/**
 * Fetches the certificates of webhooks, which are served by PayPal or, in tests, at the same path of the local address.
 */
export function fetchCertificateFrom(testUrl: string | undefined, timeoutMs: number): FetchCertificate {
  return async (url) => {
    const address = testUrl === undefined ? url : `${testUrl}${new URL(url).pathname}`
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.text()
  }
}
