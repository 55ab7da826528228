import type { Kysely } from 'kysely'
import { readContentVersion } from '../db/content-version.ts'
import type { DB } from '../db/schema.ts'

type Loader<T> = () => Promise<T>

/**
 * What guests read, kept in memory for as long as the content version stands. `get` loads a value once, also when many
 * ask at the same time; `refresh` polls for a newer version, which another process may have written.
 */
export type ContentCache = {
  version(): number
  get<T>(key: string, load: Loader<T>): Promise<T>
  /** Reads the stored version; returns whether it changed. */
  refresh(): Promise<boolean>
  onChange(listener: () => void): void
}

/** Opens the cache at the stored version. */
export async function createContentCache(db: Kysely<DB>): Promise<ContentCache> {
  let version = await readContentVersion(db)
  let values = new Map<string, Promise<unknown>>()
  const listeners: (() => void)[] = []

  return {
    version: () => version,
    get<T>(key: string, load: Loader<T>): Promise<T> {
      const known = values.get(key)
      if (known) return known as Promise<T>
      const generation = values
      const loading = load().catch((error: unknown) => {
        generation.delete(key)
        throw error
      })
      generation.set(key, loading)
      return loading
    },
    async refresh() {
      const stored = await readContentVersion(db)
      if (stored === version) return false
      version = stored
      values = new Map()
      for (const listener of listeners) listener()
      return true
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
