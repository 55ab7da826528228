import { letterSet, mayMatch } from './letter-set.ts'
import { MATCH, type Match, matchName } from '../../text/match-name.ts'
import type { StreetIndex } from './street-index.ts'

/** Calls `found` with the place of each name that a typed text meets, and how it does. */
export function eachMatch(
  { keys, letters }: StreetIndex,
  typed: string,
  found: (key: number, match: Match) => void,
): void {
  const typedLetters = letterSet(typed)
  for (let key = 0; key < letters.length; key++) {
    // Nine of ten names are ruled out by a few bits.
    if (!mayMatch(typedLetters, letters[key]!)) continue
    const match = matchName(typed, keys[key]!)
    if (match !== MATCH.none) found(key, match)
  }
}
