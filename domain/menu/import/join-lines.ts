/** Joins lines of a text: a word divided by a hyphen becomes whole, `Hoisin-` and `Sauce` keep theirs. */
export function joinLines(lines: readonly string[], between = ' '): string {
  let joined = ''
  for (const line of lines) {
    if (joined === '') joined = line
    else if (/\p{L}-$/u.test(joined) && /^\p{L}/u.test(line)) joined = joinDivided(joined, line)
    else joined += between + line
  }
  return joined
}

function joinDivided(above: string, below: string): string {
  if (/^(?:und|oder|bzw|sowie|u\.)(?!\p{L})/u.test(below)) return `${above} ${below}`
  return /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : above + below
}
