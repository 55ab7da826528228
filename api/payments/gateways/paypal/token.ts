const MARGIN_MS = 60_000

export type FreshToken = { token: string; livesMs: number }

/** The access token of PayPal, fetched once and used until a minute before its end. */
export type TokenCache = {
  current(): Promise<string>
  /** Discards a token that PayPal has refused. */
  forget(token: string): void
}

/** `ask` runs at most once at a time, however many callers wait for it. */
export function createTokenCache(ask: () => Promise<FreshToken>, clock: () => number): TokenCache {
  let kept: { token: string; until: number } | null = null
  let asking: Promise<string> | null = null

  async function load(): Promise<string> {
    const askedAt = clock()
    const { token, livesMs } = await ask()
    kept = { token, until: askedAt + livesMs - MARGIN_MS }
    return token
  }

  return {
    async current() {
      if (kept && clock() < kept.until) return kept.token
      asking ??= load().finally(() => {
        asking = null
      })
      return asking
    },
    forget(token) {
      if (kept?.token === token) kept = null
    },
  }
}
