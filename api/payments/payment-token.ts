import type { Deps } from '../context.ts'
import { signature } from '../platform/digest.ts'

/**
 * The secret in the return address of a buyer. It follows from the attempt and the key of the system, so that a
 * repeated call names the same address although only a hash of it is stored.
 */
export function paymentToken({ secret }: Pick<Deps, 'secret'>, attemptId: string): string {
  return signature(secret, `payment:${attemptId}`)
}
