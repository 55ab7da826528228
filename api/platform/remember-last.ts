import { BoundedMap } from './bounded-map.ts'

/**
 * Makes something of a text, and keeps what it has made of the last `most` texts that were new: what is read again and again
 * need not be parsed again. Whoever gets it must not change it.
 */
export function rememberLast<T extends object>(make: (text: string) => T, most: number): (text: string) => T {
  const known = new BoundedMap<string, T>(most)
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const made = make(text)
    known.set(text, made)
    return made
  }
}
