import { digest } from '../platform/digest.ts'

/** The hash of a request, to distinguish a repeated one from another one under the same idempotency key. */
export function hashRequest(request: object): string {
  return digest(JSON.stringify(request))
}
