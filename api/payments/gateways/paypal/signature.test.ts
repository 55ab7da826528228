import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  PAYPAL_CERTIFICATE_URL,
  PAYPAL_WEBHOOK_ID,
  paypalSigners,
  signedWebhook,
} from './test/fake-signature.ts'
import { makeCertificate } from '../../../test/payments/make-certificate.ts'
import { type WebhookCall, WebhookRefused } from '../../gateway.ts'
import { createSigningCertificates } from './certificates.ts'
import { proveOrigin } from './signature.ts'

const NOW = Date.parse('2026-11-20T18:00:00Z')
const { root, between, signer } = paypalSigners()
const PAYPAL = 'messageverificationcerts.paypal.com'

/** A server that receives webhooks; `bundle` is the file at PayPal's address. */
function endpoint({ bundle = signer.pem + between.pem, says = true } = {}) {
  const fetched: string[] = []
  const questions: string[] = []
  const served = { bundle }
  const certificates = createSigningCertificates(
    async (url) => {
      fetched.push(url)
      if (served.bundle === '') throw new Error('down')
      return served.bundle
    },
    [root.pem],
  )
  const ask = async (body: string) => {
    questions.push(body)
    return says
  }
  const handleWebhook = (call: WebhookCall) => proveOrigin(call, PAYPAL_WEBHOOK_ID, certificates, ask)
  return { handleWebhook, fetched, questions, served }
}

type Over = { headers?: Record<string, string>; body?: string; now?: number }

function arriving(over: Over = {}, more: Parameters<typeof signedWebhook>[3] = {}): WebhookCall {
  const { headers, body } = signedWebhook('KIND', '123456789', NOW, more)
  return {
    url: 'https://shop.example/api/payments/paypal/webhook',
    headers: new Headers({ ...headers, ...over.headers }),
    body: Buffer.from(over.body ?? body),
    now: over.now ?? NOW,
  }
}

const reasonOf = (proof: Promise<void>): Promise<unknown> =>
  proof.then(
    () => null,
    (error: unknown) => (error instanceof WebhookRefused ? error.message : error),
  )

describe('a call from PayPal', () => {
  test('is verified by its certificate alone, which is fetched once', async () => {
    const { handleWebhook, fetched, questions } = endpoint()
    await Promise.all([handleWebhook(arriving()), handleWebhook(arriving())])
    await handleWebhook(arriving())
    expect(fetched).toEqual([PAYPAL_CERTIFICATE_URL])
    expect(questions).toEqual([])
  })

  test.each([-5 * 60_000, 5 * 60_000])('is accepted with a clock that is %i ms off', async (skew) => {
    expect(await reasonOf(endpoint().handleWebhook(arriving({ now: NOW + skew })))).toBeNull()
  })

  test('whose certificate comes without its authority is verified by PayPal, with the event to the byte', async () => {
    const { handleWebhook, questions } = endpoint({ bundle: signer.pem })
    const call = arriving()
    await handleWebhook(call)
    const sent = (name: string) => call.headers.get(`paypal-${name}`)
    expect(questions).toEqual([
      `{"transmission_id":"${sent('transmission-id')}","transmission_time":"${sent('transmission-time')}",` +
        `"cert_url":"${sent('cert-url')}","auth_algo":"SHA256withRSA",` +
        `"transmission_sig":"${sent('transmission-sig')}","webhook_id":"${PAYPAL_WEBHOOK_ID}",` +
        `"webhook_event":123456789}`,
    ])
  })
})

describe('a call is refused', () => {
  test.each([
    ['with an altered body', { body: '123456780' }, 'wrong signature'],
    ['with a longer body', { body: '1234567890' }, 'wrong signature'],
    ['when it is old', { now: NOW + 5 * 60_000 + 1 }, 'not sent just now'],
    ['from the future', { now: NOW - 5 * 60_000 - 1 }, 'not sent just now'],
    ['with a time that is none', { headers: { 'paypal-transmission-time': 'now' } }, 'not sent just now'],
    [
      'with another time than the signed one',
      { headers: { 'paypal-transmission-time': '2026-11-20T18:00:01Z' } },
      'wrong signature',
    ],
    ['with another id', { headers: { 'paypal-transmission-id': 'other' } }, 'wrong signature'],
    ['without an id', { headers: { 'paypal-transmission-id': '' } }, 'the proof is missing'],
    ['without a signature', { headers: { 'paypal-transmission-sig': '' } }, 'the proof is missing'],
    ['with a signature that is none', { headers: { 'paypal-transmission-sig': '%' } }, 'wrong signature'],
    ['with a weaker algorithm', { headers: { 'paypal-auth-algo': 'SHA1withRSA' } }, 'unknown algorithm'],
  ])('%s', async (_, over, reason) => {
    const { handleWebhook, questions } = endpoint()
    expect(await reasonOf(handleWebhook(arriving(over)))).toBe(reason)
    expect(questions).toEqual([])
  })

  test('when it was signed for another webhook', async () => {
    expect(await reasonOf(endpoint().handleWebhook(arriving({}, { webhookId: 'OTHER' })))).toBe(
      'wrong signature',
    )
  })

  test('when another key has signed it', async () => {
    const stranger = makeCertificate({ name: PAYPAL })
    expect(await reasonOf(endpoint().handleWebhook(arriving({}, { signer: stranger })))).toBe(
      'wrong signature',
    )
  })

  test('when PayPal itself does not know it', async () => {
    const { handleWebhook } = endpoint({ bundle: signer.pem, says: false })
    expect(await reasonOf(handleWebhook(arriving()))).toBe('PayPal does not know the call')
  })
})

describe('a certificate', () => {
  test.each([
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://paypal.com.evil.example/v1/notifications/certs/CERT-1',
    'https://evil.example/v1/notifications/certs/CERT-1',
    'https://evilpaypal.com/v1/notifications/certs/CERT-1',
    'https://paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
    'https://evil.example/?.paypal.com/v1/notifications/certs/CERT-1',
    'https://evil.example\\.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/../../files/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/CERT-1?to=https://evil.example',
    'https://api.paypal.com/v1/notifications/CERT-1',
    'https://169.254.169.254/v1/notifications/certs/CERT-1',
    'file:///v1/notifications/certs/CERT-1',
    'CERT-1',
    '',
  ])('at %s is never fetched', async (url) => {
    const { handleWebhook, fetched, questions } = endpoint()
    const reason = await reasonOf(handleWebhook(arriving({ headers: { 'paypal-cert-url': url } })))
    expect(reason).toBe('the certificate is not of PayPal')
    expect([...fetched, ...questions]).toEqual([])
  })

  test('is only ever fetched from PayPal, whatever the address', async () => {
    const part = fc.constantFrom(
      'https:',
      '//',
      '/',
      'api',
      '.',
      'paypal',
      'com',
      '@',
      ':',
      '#',
      '?',
      '\\',
      'a',
    )
    const path = fc.constantFrom('', '/v1/notifications/certs/A', '/v1/notifications/certs/')
    const urls = fc.tuple(fc.array(part, { maxLength: 12 }), path).map(([parts, end]) => parts.join('') + end)
    await fc.assert(
      fc.asyncProperty(fc.oneof(urls, fc.webUrl()), async (url) => {
        const { handleWebhook, fetched } = endpoint()
        const call = arriving()
        call.headers.set('paypal-cert-url', url)
        await reasonOf(handleWebhook(call))
        for (const one of fetched) {
          const { protocol, hostname, pathname } = new URL(one)
          expect(protocol).toBe('https:')
          expect(hostname).toMatch(/\.paypal\.com$/)
          expect(pathname).toMatch(/^\/v1\/notifications\/certs\//)
        }
      }),
      { numRuns: 500 },
    )
  })

  const authority = makeCertificate({ name: 'Authority of strangers', isAuthority: true })
  const signed = (over: Partial<Parameters<typeof makeCertificate>[0]> = {}) =>
    makeCertificate({ name: PAYPAL, issuer: between, ...over })

  test.each([
    ['for another name', signed({ name: 'www.paypal.com' })],
    ['for a name that only resembles it', signed({ name: `${PAYPAL}.evil.example` })],
  ])('%s counts for nothing', async (_, other) => {
    const { handleWebhook } = endpoint({ bundle: other.pem + between.pem })
    expect(await reasonOf(handleWebhook(arriving({}, { signer: other })))).toBe(
      'the certificate is not for webhooks',
    )
  })

  test.each([
    ['that has expired', signed({ until: '261120175959Z' })],
    ['that is not valid yet', signed({ from: '261120180001Z' })],
  ])('%s counts for nothing', async (_, other) => {
    const { handleWebhook } = endpoint({ bundle: other.pem + between.pem })
    expect(await reasonOf(handleWebhook(arriving({}, { signer: other })))).toBe(
      'the certificate is out of date',
    )
  })

  const selfMade = makeCertificate({ name: PAYPAL })
  const ofStrangers = makeCertificate({ name: PAYPAL, issuer: authority })
  const noAuthority = makeCertificate({ name: 'No authority', issuer: root })
  const pastAuthority = makeCertificate({
    name: 'Past authority',
    issuer: root,
    isAuthority: true,
    until: '261120175959Z',
  })
  const byNoAuthority = makeCertificate({ name: PAYPAL, issuer: noAuthority })
  const byPastAuthority = makeCertificate({ name: PAYPAL, issuer: pastAuthority })

  test.each([
    ['self-signed', selfMade, selfMade],
    ['of a foreign authority', ofStrangers, authority],
    ['signed by what is no authority', byNoAuthority, noAuthority],
    ['of an authority that has run out', byPastAuthority, pastAuthority],
  ])('%s does not suffice: PayPal is asked', async (_, other, issuer) => {
    const { handleWebhook, questions } = endpoint({ bundle: other.pem + issuer.pem, says: false })
    expect(await reasonOf(handleWebhook(arriving({}, { signer: other })))).toBe(
      'PayPal does not know the call',
    )
    expect(questions).toHaveLength(1)
  })

  test('of a chain in any order leads to the root', async () => {
    const lower = makeCertificate({ name: 'Lower authority', issuer: between, isAuthority: true })
    const lowest = makeCertificate({ name: PAYPAL, issuer: lower })
    const { handleWebhook, questions } = endpoint({ bundle: lowest.pem + between.pem + lower.pem + root.pem })
    await handleWebhook(arriving({}, { signer: lowest }))
    expect(questions).toEqual([])
  })

  test.each(['no certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'])(
    'that reads %j is refused',
    async (bundle) => {
      expect(await reasonOf(endpoint({ bundle }).handleWebhook(arriving()))).toMatch(/^the certificate /)
    },
  )

  test('that could not be fetched is fetched again with the next call', async () => {
    const { handleWebhook, served, fetched } = endpoint({ bundle: '' })
    expect(await reasonOf(handleWebhook(arriving()))).toBe('the certificate cannot be read')
    served.bundle = signer.pem + between.pem
    await handleWebhook(arriving())
    expect(fetched).toHaveLength(2)
  })

  test('that was renewed at its address is used as soon as the old one has expired', async () => {
    const old = signed({ until: '261120180500Z' })
    const { handleWebhook, served } = endpoint({ bundle: old.pem + between.pem })
    await handleWebhook(arriving({}, { signer: old }))
    served.bundle = signer.pem + between.pem
    const later = NOW + 3_600_000
    const { headers } = signedWebhook('KIND', '123456789', later)
    expect(await reasonOf(handleWebhook(arriving({ headers, now: later })))).toBe(
      'the certificate is out of date',
    )
    expect(await reasonOf(handleWebhook(arriving({ headers, now: later })))).toBeNull()
  })

  test('made up a hundred times is fetched from PayPal ten times a minute at most', async () => {
    const { handleWebhook, fetched } = endpoint()
    for (let n = 0; n < 100; n++)
      await reasonOf(
        handleWebhook(arriving({ headers: { 'paypal-cert-url': `${PAYPAL_CERTIFICATE_URL}${n}` } })),
      )
    expect(fetched).toHaveLength(10)
    await reasonOf(handleWebhook(arriving({ now: NOW + 61_000 })))
    expect(fetched).toHaveLength(11)
  })
})
