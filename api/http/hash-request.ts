import { createHash } from 'node:crypto'

/** The mark of a request, to tell a repeated one from another one under the same idempotency key. */
export function requestHash(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}
