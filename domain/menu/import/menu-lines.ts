/** A line of the text; `raw` keeps its inner spaces and tabs, because columns stand on them. */
export type MenuLine = { no: number; raw: string; text: string; indent: number }

const LIGATURES: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' }
const LONGEST = 2000

/** The lines of a text, counted from 1: without marks of byte order and control characters, in composed letters. */
export function readLines(text: string): MenuLine[] {
  const raws = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map(clean)
  return asTable(raws).map((raw, index) => ({
    no: index + 1,
    raw,
    text: raw.trim(),
    indent: indentOf(raw),
  }))
}

const clean = (line: string): string =>
  line
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/\u00AD|[\u200B-\u200D]|\u2060|\uFE0E|\uFE0F|\uFEFF|[\uE000-\uF8FF]/g, '')
    .replace(/[ﬀ-ﬄ]/g, (letters) => LIGATURES[letters] ?? letters)
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replace(/[\0-\x08\x0B-\x1F\x7F]/g, ' ')
    .trimEnd()

/** A table with bars or semicolons between its cells is read as one with tabs. */
function asTable(raws: readonly string[]): string[] {
  const filled = raws.filter((raw) => raw.trim() !== '')
  const share = (pattern: RegExp) => filled.filter((raw) => pattern.test(raw)).length / (filled.length || 1)
  if (share(/;[^;]*;/) > 0.5)
    return raws.map((raw) =>
      raw
        .replaceAll('"', '')
        .replace(/^;+|;+$/g, '')
        .replaceAll(';', '\t'),
    )
  if (share(/\|/) > 0.4)
    return raws.map((raw) =>
      raw
        .trim()
        .replace(/^\|\s*|\s*\|$/g, '')
        .replace(/\s*\|\s*/g, '\t'),
    )
  return [...raws]
}

function indentOf(raw: string): number {
  let indent = 0
  for (const letter of raw) {
    if (letter === ' ') indent += 1
    else if (letter === '\t') indent += 4
    else break
  }
  return indent
}
