/** How a typed text meets a name: the whole name, its beginning, and both with one slip of the finger. */
export const MATCH = { none: 0, whole: 1, beginning: 2, wholeWithSlip: 3, beginningWithSlip: 4 } as const
export type Match = (typeof MATCH)[keyof typeof MATCH]

/** From so many letters on a slip is forgiven. */
const LETTERS_FOR_SLIP = 5

/** Compares what was typed with a name; one letter may be wrong, missing, too many or swapped with its neighbour. */
export function matchName(typed: string, name: string): Match {
  const length = typed.length
  if (length > name.length + 1) return MATCH.none
  let at = 0
  while (at < length && at < name.length && typed.charCodeAt(at) === name.charCodeAt(at)) at++
  if (at === length) return length === name.length ? MATCH.whole : MATCH.beginning
  if (length < LETTERS_FOR_SLIP) return MATCH.none
  const wrong = rest(typed, at + 1, name, at + 1)
  const superfluous = rest(typed, at + 1, name, at)
  const missing = rest(typed, at, name, at + 1)
  const swapped =
    typed.charCodeAt(at) === name.charCodeAt(at + 1) && typed.charCodeAt(at + 1) === name.charCodeAt(at)
      ? rest(typed, at + 2, name, at + 2)
      : MATCH.none
  return best(best(wrong, superfluous), best(missing, swapped))
}

/** How the rest of both texts meets when nothing more may differ. */
function rest(typed: string, from: number, name: string, at: number): Match {
  const left = typed.length - from
  if (left < 0 || left > name.length - at) return MATCH.none
  for (let step = 0; step < left; step++)
    if (typed.charCodeAt(from + step) !== name.charCodeAt(at + step)) return MATCH.none
  return left === name.length - at ? MATCH.wholeWithSlip : MATCH.beginningWithSlip
}

function best(a: Match, b: Match): Match {
  if (a === MATCH.none) return b
  return b === MATCH.none || a < b ? a : b
}
