/** A key of one's own for a request that is sent again under the same key until it is known to have arrived. */
export type IdempotencyKeys = { keyFor(body: object): string }

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** An unchanged body keeps its key; a changed body is another request. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last = { text: '', key: '' }
  return {
    keyFor(body) {
      const text = JSON.stringify(body)
      if (last.text !== text) last = { text, key: newKey() }
      return last.key
    },
  }
}
