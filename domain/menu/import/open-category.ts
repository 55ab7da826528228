import { columnsInBrackets, noColumns, type Columns } from './columns.ts'
import type { ImportedCategory, Tag } from './imported-menu.ts'
import { joinLines } from './join-lines.ts'
import { headingText } from './line-kinds.ts'
import type { MenuLine } from './menu-lines.ts'
import { trimEnds } from './trim-text.ts'
import { textOf } from './token-text.ts'
import { tokensOf, type TokenContext } from './tokens.ts'
import { combosHeading, extrasHeading } from './vocabulary.ts'

/** A category with what only the reading needs to know. */
export type OpenCategory = ImportedCategory & {
  columns: Columns
  kind: 'items' | 'extras' | 'combos'
  tags: Tag[]
  deposit?: number
  /** How far its first dish is indented. */
  indent?: number
}

const depositText =
  /(\d{1,2})[.,](\d{2})\s*(?:€|EUR|Euro)?\s*(?:Flaschen|Dosen|Becher)?Pfand|Pfand\s*:?\s*(?:von\s*)?(?:€\s*)?(\d{1,2})[.,](\d{2})/iu
const depositStart =
  /^(?:\(?(?:zzgl|zuzüglich|plus|alle|auf|je|inkl|pfand|\+|preise|flaschen|dosen|becher)(?!\p{L})|[^\d]{0,12}pfand)/iu
const continued = /\s*\(?(?:Fortsetzung|Forts\.|Fortsetzg\.)\)?\s*$/iu

/** `zzgl. 0,25 € Pfand je Flasche`: a deposit on all drinks of a part. */
export const isDepositNote = (text: string): boolean => depositText.test(text) && depositStart.test(text)

const trailingAmount = /^(.*\p{L}.*?)\s+(\d{1,3}(?:[.,]\d+)?\s?(?:cl|l|Stück|Stk\.?|cm))$/u

/** Begins a category with its heading: codes, a note or columns may stand in it. */
export function openCategory(name: string, no: number, context: TokenContext): OpenCategory {
  const tokens = tokensOf(name, context)
  const said = /\(([^()]*)\)\s*$/u.exec(name)?.[1] ?? ''
  const codes = [...tokens, ...tokensOf(said, context)].flatMap((token) =>
    token.kind === 'codes' ? token.codes : [],
  )
  const plain = tokens.some(({ kind }) => kind === 'codes') ? textOf(tokens) : name
  const bracket = /^(.*?)\s*\(([^()]*)\)\s*$/u.exec(plain) ?? trailingAmount.exec(plain)
  const columns = bracket?.[2] ? columnsInBrackets(bracket[2]) : undefined
  const again = continued.test(name)
  const called = trimEnds(bracket?.[1] && !again ? bracket[1] : plain) || name
  return {
    name: called,
    headingLines: name === '' ? [] : [no],
    noteLines: [],
    codes,
    items: [],
    columns: columns ?? noColumns,
    kind: combosHeading.test(called) ? 'combos' : extrasHeading.test(called) ? 'extras' : 'items',
    tags: headingTags(called),
    ...(bracket?.[2] && !columns && !again ? { note: bracket[2] } : {}),
  }
}

/** Adds what a line says about all dishes of a category. */
export function addNote(category: OpenCategory, line: MenuLine, context: TokenContext): void {
  const match = depositText.exec(line.text)
  if (match) category.deposit = Number(match[1] ?? match[3]) * 100 + Number(match[2] ?? match[4])
  const text = headingText(line.text.replace(/^\((.*)\)$/, '$1'))
  category.note = category.note ? joinLines([category.note, text]) : text
  category.noteLines.push(line.no)
  for (const token of tokensOf(line.raw, { ...context, bare: false }))
    if (token.kind === 'codes')
      for (const code of token.codes) if (!category.codes.includes(code)) category.codes.push(code)
  if (/^(?:alle|sämtliche)\s/iu.test(line.text)) category.tags.push(...headingTags(line.text))
}

/** Whether a heading is that of a category again, as on the next page. */
export function sameHeading(name: string, text: string): boolean {
  const plain = (one: string) =>
    one
      .toLowerCase()
      .replace(continued, '')
      .replace(/\s*\([^)]*\)$/, '')
      .trim()
  if (plain(name) === plain(text)) return true
  return continued.test(text) && plain(name).startsWith(plain(text))
}

/** The diet a heading promises for all that stands below it. */
function headingTags(text: string): Tag[] {
  if (/(?<!\p{L})vegane?[rsn]?(?!\p{L})(?!.*veget)/iu.test(text))
    return /veget|veggie/iu.test(text) ? [] : ['vegan']
  return /(?<!\p{L})(?:vegetarische?[rsn]?|veggie|fleischlose?[rsn]?)(?!\p{L})(?!.*vegan)/iu.test(text)
    ? ['vegetarian']
    : []
}
