import { fold } from '#domain/text/fold.ts'

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/**
 * The place among the hits that somebody means who has typed an address to its end: the only hit, or the first one with
 * every word that was typed, a number among them. -1 when it is not clear.
 */
export function exactHit(hits: readonly { address: string }[], typed: string): number {
  if (hits.length === 1) return 0
  const wanted = words(typed)
  if (!wanted.some((word) => /^\d/.test(word))) return -1
  return hits.findIndex(({ address }) => {
    const there = new Set(words(address).flatMap(fold))
    return wanted.every((word) => fold(word).some((form) => there.has(form)))
  })
}
