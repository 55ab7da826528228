import { CODE, codesIn, type CodeContext } from './codes.ts'

const MASK = '\uE000'
const JOINED = `(?:${CODE}|[A-Z]{2,8}\\d{0,2})`
const slashed = new RegExp(
  String.raw`(?<=[\s${MASK}])${JOINED}(?:\s?[/,;+]\s?${JOINED})+(?=\s|$|${MASK}|,)`,
  'gu',
)
const single = new RegExp(
  String.raw`(?<=[\s${MASK}])${JOINED}(?:[ ]${JOINED})*(?=\s*(?:$|[\t${MASK}+]|\s{2})|\s(?:oder|und)\s|,|\s?;)`,
  'gu',
)
const cell = new RegExp(
  String.raw`(?<=\t\s?|\s{2})${JOINED}(?:[ ,;/]{1,2}${JOINED})*(?=\s*(?:\t|\s{2}|$|${MASK}))`,
  'gu',
)

type Span = { start: number; end: number; codes: string[] }

/**
 * Codes that stand in a line without brackets, after a text: several with strokes or commas between them, or, in a menu
 * that writes them so, a single one that is in the legend.
 */
export function bareCodeSpans(text: string, context: CodeContext): Span[] {
  const spans: Span[] = []
  const take = (pattern: RegExp, accepts: (codes: readonly string[], printed: string) => boolean) => {
    for (const match of text.matchAll(pattern)) {
      const [printed] = match
      if (!/[\p{L}\uE000]/u.test(text.slice(0, match.index))) continue
      const codes = codesIn(printed, context, false)
      const free = spans.every(
        ({ start, end }) => match.index >= end || match.index + printed.length <= start,
      )
      if (codes && free && accepts(codes, printed))
        spans.push({ start: match.index, end: match.index + printed.length, codes })
    }
  }
  const known = (codes: readonly string[]) => codes.every((code) => context.legend.has(code))
  take(slashed, (codes) => (context.bare ? codes.some((code) => context.legend.has(code)) : known(codes)))
  take(cell, (codes, printed) => known(codes) && (context.bare || codes.length > 1 || !/^\d+$/.test(printed)))
  if (context.bare) take(single, known)
  return spans
}
