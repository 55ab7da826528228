import { digest } from '../platform/digest.ts'

/** The mark of a request, to tell a repeated one from another one under the same idempotency key. */
export function hashRequest(request: object): string {
  return digest(JSON.stringify(request))
}
