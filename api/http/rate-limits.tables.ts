export type RateLimitsTables = {
  /** `key` is a digest: whose tries these are cannot be read from it. They count until `until`. */
  rate_limits: { key: string; tries: number; until: string }
}
