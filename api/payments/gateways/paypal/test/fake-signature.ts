import { randomUUID, sign, verify, createPublicKey } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { OutgoingWebhook } from '../../../../test/payments/fake-gateway.ts'
import { type Certified, makeCertificate } from '../../../../test/payments/make-certificate.ts'

export const PAYPAL_WEBHOOK_ID = '1JE4291016473214C'
export const PAYPAL_CERTIFICATE_PATH = '/v1/notifications/certs/CERT-360caa42-fca2a594-ab66f33d'
export const PAYPAL_CERTIFICATE_URL = `https://api.sandbox.paypal.com${PAYPAL_CERTIFICATE_PATH}`

type Signers = { root: Certified; between: Certified; signer: Certified }

let made: Signers | null = null

/** The keys behind PayPal's webhooks, made once: keys take their time. */
export function paypalSigners(): Signers {
  if (made) return made
  const root = makeCertificate({ name: 'Root of the tests', isAuthority: true })
  const between = makeCertificate({ name: 'Authority of the tests', isAuthority: true, issuer: root })
  const signer = makeCertificate({ name: 'messageverificationcerts.sandbox.paypal.com', issuer: between })
  made = { root, between, signer }
  return made
}

/** The call of a webhook as PayPal signs it, at a moment. */
export function signedWebhook(
  kind: string,
  body: string,
  now: number,
  { webhookId = PAYPAL_WEBHOOK_ID, signer = paypalSigners().signer } = {},
): OutgoingWebhook {
  const id = randomUUID()
  const time = new Date(now).toISOString()
  const text = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
  return {
    kind,
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('sha256', text, signer.privateKey).toString('base64'),
      'paypal-cert-url': PAYPAL_CERTIFICATE_URL,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  }
}

/** What PayPal answers when it is asked for the origin of a call; `body` is the question, to the byte. */
export function verificationOf(body: string): 'SUCCESS' | 'FAILURE' {
  const asked = JSON.parse(body) as Record<string, string>
  const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const text = [asked['transmission_id'], asked['transmission_time'], asked['webhook_id'], crc32(event)]
  const signature = Buffer.from(asked['transmission_sig'] ?? '', 'base64')
  const isOurs =
    asked['webhook_id'] === PAYPAL_WEBHOOK_ID &&
    asked['cert_url'] === PAYPAL_CERTIFICATE_URL &&
    verify('sha256', Buffer.from(text.join('|')), createPublicKey(paypalSigners().signer.pem), signature)
  return isOurs ? 'SUCCESS' : 'FAILURE'
}
