/** How a typed text meets a name: the whole name, its beginning, and both with slips of the finger. */
export const MATCH = { none: 0, whole: 1, beginning: 2, wholeWithSlip: 3, beginningWithSlip: 4 } as const
export type Match = (typeof MATCH)[keyof typeof MATCH]

/** From so many letters on a slip is forgiven where nobody says how many are. */
const LETTERS_FOR_SLIP = 5

/** Compares what was typed with a name; in each slip a letter is wrong, missing, too many or swapped with its neighbour. */
export function matchName(
  typed: string,
  name: string,
  slips = typed.length < LETTERS_FOR_SLIP ? 0 : 1,
): Match {
  const length = typed.length
  if (length > name.length + slips) return MATCH.none
  let at = 0
  while (at < length && typed.charCodeAt(at) === name.charCodeAt(at)) at++
  if (at === length) return length === name.length ? MATCH.whole : MATCH.beginning
  return slips === 0 ? MATCH.none : afterSlip(typed, at, name, at, slips - 1)
}

/** How both texts meet from where they differ, when `more` slips may follow this one. */
function afterSlip(typed: string, from: number, name: string, at: number, more: number): Match {
  const wrong = rest(typed, from + 1, name, at + 1, more)
  const superfluous = rest(typed, from + 1, name, at, more)
  const missing = rest(typed, from, name, at + 1, more)
  const swapped =
    typed.charCodeAt(from) === name.charCodeAt(at + 1) && typed.charCodeAt(from + 1) === name.charCodeAt(at)
      ? rest(typed, from + 2, name, at + 2, more)
      : MATCH.none
  return best(best(wrong, superfluous), best(missing, swapped))
}

/** How the rest of both texts meets when `more` slips may be in it. */
function rest(typed: string, from: number, name: string, at: number, more: number): Match {
  const left = typed.length - from
  if (left < 0 || left > name.length - at + more) return MATCH.none
  for (let step = 0; step < left; step++) {
    if (typed.charCodeAt(from + step) === name.charCodeAt(at + step)) continue
    return more === 0 ? MATCH.none : afterSlip(typed, from + step, name, at + step, more - 1)
  }
  return left === name.length - at ? MATCH.wholeWithSlip : MATCH.beginningWithSlip
}

function best(a: Match, b: Match): Match {
  if (a === MATCH.none) return b
  return b === MATCH.none || a < b ? a : b
}
