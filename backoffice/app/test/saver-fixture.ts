import { ApiError } from '#contract/client.ts'
import type { Entry } from '../documents/document-calls.ts'
import type { Unsent, UnsentStore } from '../documents/unsent.ts'

export type Doc = { name: string; text: string }
export const entry = (document: Doc, version = '1'): Entry<Doc> => ({
  id: 'a',
  state: 'changed',
  version,
  document,
})

/** A place for unsent words that a test can look into. */
export function memory(kept?: Unsent<Doc>): UnsentStore<Doc> & { kept: Unsent<Doc> | undefined } {
  return {
    kept,
    read() {
      return this.kept
    },
    write(unsent) {
      this.kept = unsent
    },
    clear() {
      this.kept = undefined
    },
  }
}

/** A server with one document; `fail` makes the next calls fail. */
export function serverWith(document: Doc, version = '1') {
  const server = { stored: entry(document, version), calls: 0, fail: undefined as ApiError | undefined }
  const save = async (sent: Doc, read: string | undefined) => {
    server.calls++
    if (server.fail) throw server.fail
    if (read !== server.stored.version)
      throw new ApiError(409, 'conflict', 'changed', { current: server.stored })
    server.stored = entry(sent, `${server.stored.version}+`)
    return server.stored
  }
  return { server, save, decode: (given: unknown) => given as Entry<Doc> }
}

export const old = { name: 'Pizza', text: 'alt' }

/** A save that takes a second, so that a test can type meanwhile. */
export const slowly =
  <Args extends unknown[], Answer>(save: (...args: Args) => Promise<Answer>) =>
  async (...args: Args) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return save(...args)
  }
