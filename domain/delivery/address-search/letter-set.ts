/** The letters and digits of a folded text as bits; digits share one. */
export function letterSet(text: string): number {
  let set = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - SMALL_A
    set |= 1 << (letter < 0 ? DIGITS : letter)
  }
  return set
}

/** Whether at most one letter of `typed` is not in `name`: else more than one slip lies between them. */
export function mayMatch(typed: number, name: number): boolean {
  const lacking = typed & ~name
  return (lacking & (lacking - 1)) === 0
}

const SMALL_A = 97
const DIGITS = 26
