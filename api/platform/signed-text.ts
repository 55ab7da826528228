import { timingSafeEqual } from 'node:crypto'
import { signature } from './digest.ts'

/** A value as a text signed by this system, for one purpose. The value is readable, not encrypted. */
export function signedText(secret: string, purpose: string, value: unknown): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${body}.${sign(secret, purpose, body)}`
}

/** The value of a text that this system signed for the purpose; undefined for every other text. */
export function readSignedText(secret: string, purpose: string, text: string): unknown {
  const [body = '', signed = '', ...rest] = text.split('.')
  const [given, right] = [Buffer.from(signed), Buffer.from(sign(secret, purpose, body))]
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

const sign = (secret: string, purpose: string, body: string): string =>
  signature(secret, `${purpose}\n${body}`)
