/**
 * Calls `row` with the fields of every line below the heading; a field may stand in quotes, none holds a line break. The
 * array is the same each time.
 */
export function eachRow(text: string, row: (fields: readonly string[]) => void): void {
  const fields: string[] = []
  let at = text.indexOf('\n') + 1
  while (at > 0 && at < text.length) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline
    fields.length = 0
    while (at <= end) {
      const isQuoted = text.charCodeAt(at) === QUOTE
      const stop = isQuoted ? text.indexOf('"', at + 1) : text.indexOf(',', at)
      const fieldEnd = stop < 0 || stop > end ? end : stop
      fields.push(text.slice(isQuoted ? at + 1 : at, fieldEnd))
      at = fieldEnd + (isQuoted ? 2 : 1)
    }
    if (fields.length > 1) row(fields)
    at = end + 1
  }
}

const QUOTE = 34
