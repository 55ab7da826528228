import type { PaypalConfig } from '../../config/payment-environment.ts'
import type { FetchCertificate } from './paypal-certificates.ts'

export type PaypalPlace = {
  apiUrl: string
  /** Where buyers agree, when an order does not name the address. */
  pageUrl: string
  isLive: boolean
}

/** Where PayPal answers; for trying out, an address on this machine stands for all of it. */
export function placeOf({ isLive, testUrl }: PaypalConfig): PaypalPlace {
  if (testUrl !== undefined) return { apiUrl: testUrl, pageUrl: `${testUrl}/checkoutnow`, isLive }
  const domain = isLive ? 'paypal.com' : 'sandbox.paypal.com'
  return { apiUrl: `https://api-m.${domain}`, pageUrl: `https://www.${domain}/checkoutnow`, isLive }
}

/** Fetches the certificates of webhooks, which lie at PayPal or, for trying out, at the same path on this machine. */
export function fetchCertificateFrom(testUrl: string | undefined, timeoutMs: number): FetchCertificate {
  return async (url) => {
    const address = testUrl === undefined ? url : `${testUrl}${new URL(url).pathname}`
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.text()
  }
}
