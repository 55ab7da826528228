/**
 * How deep the arrays and objects of a JSON text are nested, and how many values it has at most: brackets and commas in
 * strings do not count.
 */
export function jsonSize(text: string): { depth: number; values: number } {
  let depth = 0
  let deepest = 0
  let values = 1
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === ',') values++
    else if (sign === '[' || sign === '{') {
      deepest = Math.max(deepest, ++depth)
      values++
    } else if (sign === ']' || sign === '}') depth--
  }
  return { depth: deepest, values }
}
