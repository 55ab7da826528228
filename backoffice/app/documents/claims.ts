/** Which documents this page cares for, told to the other tabs of the browser, so that they do not send the same. */
export type Claims = {
  /** Answers how to give it up. */
  claim(key: string): () => void
  /** What is claimed by any tab. */
  claimed(): Promise<ReadonlySet<string>>
}

const PREFIX = 'tischlein.unsent.'

/**
 * Claims by the locks of the browser, which end with their tab. Where it has none, without https, two tabs may send the same
 * words: the server answers the second as it answered the first.
 */
export const browserClaims: Claims = {
  claim(key) {
    let giveUp = () => {}
    const isGivenUp = new Promise<void>((resolve) => void (giveUp = resolve))
    void locks()?.request(PREFIX + key, () => isGivenUp)
    return giveUp
  },
  async claimed() {
    const { held = [] } = (await locks()?.query()) ?? {}
    return new Set(held.map(({ name = '' }) => name.slice(PREFIX.length)))
  },
}

const locks = (): LockManager | undefined => navigator.locks
