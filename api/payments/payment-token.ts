import { createHash, createHmac } from 'node:crypto'
import type { Deps } from '../deps.ts'

/**
 * The secret in the address a buyer comes back to. It follows from the attempt and the key of the house, so that a
 * repeated call names the same address although only a hash of it is stored.
 */
export function paymentToken({ secret }: Pick<Deps, 'secret'>, attemptId: string): string {
  return createHmac('sha256', secret).update(`payment:${attemptId}`).digest('base64url').slice(0, 32)
}

/** What is stored of a token. */
export const paymentTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
