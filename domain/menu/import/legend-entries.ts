import { CODE, SUPERSCRIPT, toPlain } from './codes.ts'
import { EXPLAINED } from './legend-words.ts'

export type ExplainedCode = { code: string; text: string }

const token = String.raw`[A-Z]{1,2}\d{0,2}(?!\p{L})|[a-z]\d{0,2}(?!\p{L})|\d{1,2}[a-z]?|${SUPERSCRIPT}+|\*{1,3}|#|\p{Extended_Pictographic}`
const separator = String.raw`\s*(?:=|:|–|-|→|\.\s)?\s*`
const known = String.raw`(?:${token})[)\]}.]?${separator}(?=["„]?${EXPLAINED})`
const strange = String.raw`(?:${token}|[a-z]{2})[)\]}]?\s*[=:]\s*(?=\p{L})`
const afterGap = String.raw`(?<=[,;|•·\n\t]\s*|\s{2,}|^)(?:[A-Z]\d?|\d{1,2}|[a-z]\d)\)?\s+(?=\p{L}{4,})`
const start = new RegExp(String.raw`(?<=^|[\s,;|•·/(\[{])[([{]?(?:${known}|${strange}|${afterGap})`, 'gu')
const onlyKnown = new RegExp(String.raw`(?<=^|[\s,;|•·/(\[{])[([{]?(?:${known})`, 'gu')
const reversed = new RegExp(
  String.raw`(?<=^|[\s,;|•·/])((?:${EXPLAINED})[\p{L}\s/-]*?)\s*(?:\(((?:${CODE}))\)|(${SUPERSCRIPT}+)|\[(${CODE})\])`,
  'giu',
)
const header = /^[^:]{3,60}:\s*/

/** How many codes a line explains, counting only explanations known from the law. */
export const countExplained = (text: string): number =>
  Math.max([...text.matchAll(onlyKnown)].length, isReversed(text) ? [...text.matchAll(reversed)].length : 0)

/** Whether the explanation stands before its code: `Farbstoff (1), Phosphat (7)`. */
function isReversed(text: string): boolean {
  const first = text.replace(header, '')
  return new RegExp(`^${EXPLAINED}`, 'iu').test(first) && [...first.matchAll(reversed)].length > 0
}

/** The codes a block of a legend explains, with their texts as printed. */
export function explainedCodes(block: string): ExplainedCode[] {
  const rows = block.split('\n')
  const reversedRows = rows.filter(isReversed)
  if (reversedRows.length > 0)
    return [
      ...reversedRows.flatMap(codesBehind),
      ...codesBefore(rows.filter((row) => !isReversed(row)).join('\n')),
    ]
  return codesBefore(block)
}

const codesBehind = (block: string): ExplainedCode[] =>
  [...block.matchAll(reversed)].map(([, text = '', round, raised, square]) => ({
    code: toPlain(round ?? raised ?? square ?? ''),
    text: text.trim(),
  }))

function codesBefore(block: string): ExplainedCode[] {
  const starts = [...block.matchAll(start)]
  return starts.map((match, index) => {
    const from = match.index + match[0].length
    const to = starts[index + 1]?.index ?? block.length
    return { code: codeOf(match[0]), text: trimText(block.slice(from, to)) }
  })
}

const codeOf = (printed: string): string => toPlain(printed).replace(/[()[\]{}=:→\s.–]|-(?=\s|$)/gu, '')

/** Ends a text at the next header (`Allergene:`) and takes away what separated it from the next code. */
const trimText = (text: string): string =>
  text
    .replace(/\n\s*(?:(?:Unsere|Verwendete)\s+)?(?:Zusatzstoff|Allergen|Kennzeichnung)\p{L}*\s*$/u, '')
    .replace(/\s*(?:\n|\t|\s{2,}|[.;•|])\s*(?=\p{Lu}[\p{L} ]{3,40}:)[\s\S]*$/u, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,;|•·/.([{–-]+$/u, '')
    .replace(/^([^(]*)\)$/u, '$1')
    .trim()
