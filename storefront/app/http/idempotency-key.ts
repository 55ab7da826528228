import { randomId } from '#ui/random-id.ts'

/** A key of one's own for a request that is sent again under the same key until it is known to have arrived. */
export type IdempotencyKeys = { keyFor(body: object): string }

/** An unchanged body keeps its key; a changed body is another request. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last = { text: '', key: '' }
  return {
    keyFor(body) {
      const text = JSON.stringify(body)
      if (last.text !== text) last = { text, key: randomId() }
      return last.key
    },
  }
}
