import { X509Certificate } from 'node:crypto'
import { WebhookRefused } from '../../gateway.ts'

/** Only an address of PayPal itself: with any other one, an attacker could choose the certificate. */
const CERTIFICATE_URL = /^https:\/\/(?:[a-z0-9-]+\.)+paypal\.com\/v1\/notifications\/certs\/[\w-]+$/
const SUBJECT = /^CN=messageverificationcerts(?:\.[a-z0-9-]+)*\.paypal\.com$/m
const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
const MAX_KEPT = 8
const MAX_CHAIN = 6
/** Limits the fetches that made-up addresses can cause. */
const MAX_FETCHES = 10
const FETCHES_WINDOW_MS = 60_000

/** Fetches the text at an address. */
export type FetchCertificate = (url: string) => Promise<string>

export type SigningCertificate = {
  certificate: X509Certificate
  /** Whether it leads to a root that we trust; PayPal does not always serve the certificates in between. */
  isTrusted: boolean
}

/** The certificates that PayPal signs its webhooks with, kept by address. Throws `WebhookRefused`. */
export type SigningCertificates = { at(url: string, now: number): Promise<SigningCertificate> }

/** `roots` are certificates in PEM. */
export function createSigningCertificates(
  fetchCertificate: FetchCertificate,
  roots: readonly string[],
): SigningCertificates {
  const kept = new Map<string, Promise<X509Certificate[]>>()
  let fetches: number[] = []
  let trusted: X509Certificate[] | null = null

  async function load(url: string): Promise<X509Certificate[]> {
    try {
      return ((await fetchCertificate(url)).match(PEM) ?? [])
        .slice(0, MAX_CHAIN)
        .map((pem) => new X509Certificate(pem))
    } catch {
      throw new WebhookRefused('the certificate cannot be read')
    }
  }

  function bundleAt(url: string, now: number): Promise<X509Certificate[]> {
    const known = kept.get(url)
    if (known) return known
    fetches = fetches.filter((moment) => Math.abs(now - moment) < FETCHES_WINDOW_MS)
    if (fetches.push(now) > MAX_FETCHES) throw new WebhookRefused('too many certificates')
    const bundle = load(url).catch((error: unknown) => {
      kept.delete(url)
      throw error
    })
    kept.set(url, bundle)
    for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest)
    return bundle
  }

  return {
    async at(url, now) {
      if (!CERTIFICATE_URL.test(url)) throw new WebhookRefused('the certificate is not of PayPal')
      const [certificate, ...between] = await bundleAt(url, now)
      if (!certificate || !SUBJECT.test(certificate.subject))
        throw new WebhookRefused('the certificate is not for webhooks')
      if (!isCurrent(certificate, now)) {
        kept.delete(url)
        throw new WebhookRefused('the certificate is out of date')
      }
      trusted ??= roots.map((pem) => new X509Certificate(pem))
      return { certificate, isTrusted: leadsTo(trusted, certificate, between, now) }
    },
  }
}

function leadsTo(
  roots: readonly X509Certificate[],
  certificate: X509Certificate,
  between: readonly X509Certificate[],
  now: number,
): boolean {
  const isIssuer = (one: X509Certificate) =>
    certificate.checkIssued(one) && certificate.verify(one.publicKey) && isCurrent(one, now)
  if (roots.some(isIssuer)) return true
  const issuer = between.find((one) => one.ca && isIssuer(one))
  if (!issuer) return false
  const others = between.filter((one) => one !== issuer)
  return leadsTo(roots, issuer, others, now)
}

function isCurrent({ validFromDate, validToDate }: X509Certificate, now: number): boolean {
  return validFromDate.getTime() <= now && now <= validToDate.getTime()
}
