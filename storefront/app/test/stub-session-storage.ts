import { vi } from 'vitest'

/** Puts a session storage where there is no browser, and returns what it holds. */
export function stubSessionStorage(): Map<string, string> {
  const texts = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  return texts
}
