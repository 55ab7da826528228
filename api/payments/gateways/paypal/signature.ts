import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type WebhookCall, WebhookRefused } from '../../gateway.ts'
import type { SigningCertificates } from './certificates.ts'

const ALGORITHM = 'SHA256withRSA'
/** PayPal sends a call again with a new time, so an old one is a replay (payments.md §4). */
const MAX_SKEW_MS = 5 * 60_000
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/

/** Verifies a call at PayPal: the body is the request to `verify-webhook-signature`. */
export type AskPaypal = (body: string) => Promise<boolean>

/**
 * Verifies by the certificate that PayPal has signed the call for our webhook. Only when PayPal serves the certificate
 * without its chain to a root is PayPal called too. Throws `WebhookRefused`.
 */
export async function proveOrigin(
  { headers, body, now }: WebhookCall,
  webhookId: string,
  certificates: SigningCertificates,
  askPaypal: AskPaypal,
): Promise<void> {
  const sent = (name: string) => headers.get(`paypal-${name}`) ?? ''
  const id = sent('transmission-id')
  const time = sent('transmission-time')
  const signature = sent('transmission-sig')
  if (id === '' || signature === '' || webhookId === '') throw new WebhookRefused('the proof is missing')
  if (sent('auth-algo') !== ALGORITHM) throw new WebhookRefused('unknown algorithm')
  if (!INSTANT.test(time) || !(Math.abs(now - Date.parse(time)) <= MAX_SKEW_MS))
    throw new WebhookRefused('not sent just now')

  const { certificate, isTrusted } = await certificates.at(sent('cert-url'), now)
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
  const isProven =
    certificate.publicKey.asymmetricKeyType === 'rsa' &&
    verify('sha256', signed, certificate.publicKey, Buffer.from(signature, 'base64'))
  if (!isProven) throw new WebhookRefused('wrong signature')
  if (isTrusted) return

  const proof = {
    transmission_id: id,
    transmission_time: time,
    cert_url: sent('cert-url'),
    auth_algo: ALGORITHM,
    transmission_sig: signature,
    webhook_id: webhookId,
  }
  // The event must be sent back byte for byte, so it is not parsed and serialised again.
  const event = new TextDecoder().decode(body)
  if (!(await askPaypal(`${JSON.stringify(proof).slice(0, -1)},"webhook_event":${event}}`)))
    throw new WebhookRefused('PayPal does not know the call')
}
