import type { Legend, LegendEntry, Tag } from './imported-menu.ts'
import { joinLines } from './join-lines.ts'
import { countExplained, explainedCodes } from './legend-entries.ts'
import { explainsDiet, kindOf, sameMeaning, tagOf } from './legend-words.ts'
import type { MenuLine } from './menu-lines.ts'
import { hasPrice } from './price-text.ts'

export type ReadLegend = {
  legend: Legend
  /** The first line of each further legend. */
  legendStarts: ReadonlyMap<string, number>
  legends: ReadonlyMap<string, Legend>
  marks: ReadonlyMap<string, Tag | null>
  lines: ReadonlySet<number>
  /** Whether the menu says that dishes without codes contain nothing that needs one. */
  uncodedMeansNone: boolean
}

const header =
  /^(?:[\s*=#–-]*)(?:(?:Unsere|Verwendete|Folgende|Liste der|Verzeichnis der)\s+)?(?:Zusatzstoff|Allergen|Kennzeichnung|Legende|Zeichenerkl|Deklaration|Inhaltsstoff|Fußnote|Hinweise? zu|Erläuterung|Erklärung|kennzeichnungspflichtig|Zeichen\b|Symbole)/iu
const statement =
  /\bSpuren\b|kennzeichnungspflichtig|Kreuzkontamin|Unverträglichkeit|\bAllergi(?:e|en|ker)\b|Allergenkarte|\bohne (?:Kennzeichnung|Angabe|Code|Buchstabe|Nummer|Kürzel|Ziffer|Zeichen|Fußnote|Kennbuchstabe)/iu
const nothingInUncoded =
  /\b(?:ohne|nicht) (?:\p{L}+ )?(?:Kennzeichnung|Angabe|Code|Buchstabe|Nummer|Kürzel|Ziffer|Zeichen|Fußnote|Kennbuchstabe|gekennzeichnet)\p{L}*[^.]*?(?:enthalten|enthält|sind|haben)[^.]*?(?:kein|nicht|frei)/iu
const scoped =
  /(?:Zusatzstoffe?|Allergene?|Kennzeichnung(?:en)?|Legende|Deklaration|Hinweise?|Inhaltsstoffe)(?:\s+und\s+\p{L}+)?\s+(?:nur\s+)?(?:(?:für|bei|der|zu|in|von)\s+)?(?:(?:die|den|unsere[rn]?|allen?)\s+)?(\p{Lu}[\p{L} &-]{2,30})$/iu

type Block = { lines: MenuLine[]; scope: string | null }

/** Reads all legends, wherever they stand. */
export function readLegend(lines: readonly MenuLine[]): ReadLegend {
  const taken = legendLines(lines)
  const blocks = blocksOf(lines.filter((line) => taken.has(line.no)))
  const marks = new Map<string, Tag | null>()
  const base = new Map<string, LegendEntry>()
  const legends = new Map<string, Map<string, LegendEntry>>()
  const legendStarts = new Map<string, number>()
  for (const block of blocks) {
    const target = block.scope ? (legends.get(block.scope) ?? new Map<string, LegendEntry>()) : base
    if (block.scope) legends.set(block.scope, target)
    if (block.scope && !legendStarts.has(block.scope)) legendStarts.set(block.scope, block.lines[0]?.no ?? 0)
    for (const { code, text } of explainedCodes(joinLines(spoken(block.lines), '\n'))) {
      if (text === '') continue
      if (explainsDiet(text)) marks.set(code, tagOf(text))
      else addEntry(target, code, text)
    }
  }
  const said = lines.filter((line) => taken.has(line.no)).map((line) => line.text)
  const uncodedMeansNone = nothingInUncoded.test(said.join(' '))
  for (const [name, legend] of legends) if (legend.size === 0) legends.delete(name)
  return { legend: base, legends, legendStarts, marks, lines: taken, uncodedMeansNone }
}

function addEntry(target: Map<string, LegendEntry>, code: string, text: string): void {
  const before = target.get(code)
  if (!before) target.set(code, { kind: kindOf(code, text), text })
  else if (!sameMeaning(before.text, text)) before.conflict ??= text
}

/** The numbers of the lines that belong to a legend. */
function legendLines(lines: readonly MenuLine[]): Set<number> {
  const taken = new Set<number>()
  const filled = lines.filter((line) => line.text !== '')
  const counts = new Map(
    filled.map((line) => [line.no, hasPrice(line.text) ? 0 : countExplained(line.raw.trim())]),
  )
  const count = (line: MenuLine | undefined) => (line ? (counts.get(line.no) ?? 0) : 0)
  for (const [index, line] of filled.entries()) {
    if (hasPrice(line.text)) continue
    const near = [filled[index - 1], filled[index + 1]]
    if (count(line) > 1) taken.add(line.no)
    else if (
      count(line) === 1 &&
      (near.some((other) => count(other) > 0) || header.test(line.text) || /=/.test(line.text))
    )
      taken.add(line.no)
    else if (header.test(line.text) && (count(filled[index + 1]) > 0 || statement.test(line.text)))
      taken.add(line.no)
    else if (statement.test(line.text) && line.text.length > 30) taken.add(line.no)
  }
  addContinuations(lines, taken)
  return taken
}

/** A line that goes on with the legend above it, and a header above the legend. */
function addContinuations(lines: readonly MenuLine[], taken: Set<number>): void {
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    const below = lines[index + 1]
    if (line.text === '' || taken.has(line.no) || hasPrice(line.text)) continue
    const open = above !== undefined && taken.has(above.no) && /[,;\p{L})-]$/u.test(above.text)
    const goesOn =
      /^\p{Ll}/u.test(line.text) || (/[,;-]$/.test(above?.text ?? '') && countExplained(line.text) > 0)
    const strange = /^[([]?(?:[A-Z]\d?|\d{1,2}|[a-z]\d)[)\]]?\s*[=:–-]?\s+\p{L}/u.test(line.text)
    if (open && (goesOn || (strange && below !== undefined && (taken.has(below.no) || below.text === ''))))
      taken.add(line.no)
  }
}

/** The lines of each legend; a header that names its part of the menu begins a legend of its own. */
function blocksOf(lines: readonly MenuLine[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    const scope = scopeOf(line.text)
    const follows = last?.lines.at(-1)?.no === line.no - 1
    if (last && scope === undefined && follows) last.lines.push(line)
    else blocks.push({ lines: [line], scope: scope ?? null })
  }
  return blocks
}

/** The lines that explain codes, without sentences about traces and dishes without codes. */
const spoken = (lines: readonly MenuLine[]): string[] =>
  lines.map((line) => line.raw.trim()).filter((text) => !(statement.test(text) && countExplained(text) === 0))

const capitalised = (text: string): string =>
  /\p{Ll}/u.test(text) ? text : text.slice(0, 1) + text.slice(1).toLowerCase()

/** The part of the menu a header restricts its legend to; null for a header of all, nothing where there is none. */
function scopeOf(text: string): string | null | undefined {
  const said = /^([^:=]{3,60}):/.exec(text)?.[1]?.trim()
  if (said !== undefined) {
    const scope = scoped.exec(said)?.[1]?.trim()
    if (
      scope &&
      !/^(?:und|Allergen|Zusatzstoff|Speisen|Gerichte|Essen|Küche|alle|nach|gemäß|laut|siehe|der Zusatz|der Allerg)/iu.test(
        scope,
      )
    )
      return capitalised(scope)
    if (header.test(said)) return null
    if (/^(?:Speisen|Küche|Essen|Gerichte)$/iu.test(said)) return null
    return /^(?:Getränke|Eis|Bar|Weine?|Kaffee|Desserts?)$/iu.test(said) ? capitalised(said) : undefined
  }
  return undefined
}
