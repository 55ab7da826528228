import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { AppError } from '../../http/errors.ts'
import { fetchJson } from './fetch-json.ts'

const MIN_AGE_MS = 5 * 60_000
const MAX_AGE_MS = 24 * 3_600_000
/** An unknown key is fetched again at most this often, so that forged tokens cannot cause endless requests. */
const COOLDOWN_MS = 60_000

type Kept = { find: JWTVerifyGetKey; fetchedAt: number; staleAt: number }

/** The public keys of the providers, cached as long as their headers allow. */
export type KeySets = {
  /**
   * Verifies with the keys at a URL. An unknown key causes one more fetch. When the provider cannot be reached the
   * cached keys are used; without any, throws `unavailable`.
   */
  use<T>(url: string, now: number, verify: (keys: JWTVerifyGetKey) => Promise<T>): Promise<T>
}

export function createKeySets(): KeySets {
  const kept = new Map<string, Kept>()

  async function load(url: string, now: number): Promise<Kept> {
    const { json, status, maxAge } = await fetchJson(url)
    if (status !== 200 || !Array.isArray(json['keys']))
      throw new AppError('unavailable', 'Login providers not ready yet...')
    const age = Math.min(MAX_AGE_MS, Math.max(MIN_AGE_MS, maxAge * 1000))
    const fresh = {
      find: createLocalJWKSet(json as unknown as JSONWebKeySet),
      fetchedAt: now,
      staleAt: now + age,
    }
    kept.set(url, fresh)
    return fresh
  }

  return {
    async use(url, now, verify) {
      const known = kept.get(url)
      const keys =
        known && known.staleAt > now
          ? known
          : await load(url, now).catch((error: unknown) => {
              if (known) return known
              throw error
            })
      try {
        return await verify(keys.find)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || now < keys.fetchedAt + COOLDOWN_MS) throw error
        return verify((await load(url, now)).find)
      }
    },
  }
}
