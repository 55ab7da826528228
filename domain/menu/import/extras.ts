import { addCodes } from './codes.ts'
import type { ImportedExtra, ImportedPrice } from './imported-menu.ts'
import { question, type Question } from './questions.ts'
import type { Token } from './tokens.ts'
import { trimEnds } from './trim-text.ts'

export type ExtraName = { name: string; codes: string[]; shared: boolean }

/**
 * The extras of a line with one price: `Käse (G), Salami (2,3), je`. Codes behind a name are its own; codes behind the price
 * of several extras cannot be told apart.
 */
export function extraNames(tokens: readonly Token[], several: boolean, section = ''): ExtraName[] {
  const names: ExtraName[] = []
  let open = true
  let priced = false
  for (const token of tokens) {
    if (token.kind === 'price' || token.kind === 'dash') priced = true
    if (token.kind === 'text' && !priced) {
      for (const [index, piece] of piecesOf(token.text, several).entries()) {
        const last = names.at(-1)
        const joins =
          index === 0 && last !== undefined && open && !/^(?:[,;/]|(?:oder|und)\s)/u.test(token.text)
        const name = trimEnds(piece.replace(/^(?:oder|und|je|dazu)\s+/iu, ''))
        if (joins) last.name = trimEnds(`${last.name} ${piece}`)
        else if (name !== '') names.push({ name, codes: [], shared: false })
      }
      open = !/[,;/]\s*$/.test(token.text)
    }
    if (token.kind === 'codes') {
      if (priced && names.length > 1) for (const name of names) mark(name, token.codes)
      else addCodes(names.at(-1)?.codes ?? [], token.codes)
    }
  }
  const strip = names.length > 1 && names.every(({ name }, index) => index > 0 || /^mit /iu.test(name))
  const plain = /extra/iu.test(section) ? /^extra\s+(?=\p{L})/iu : /^(?!)/u
  return names.map((one) => ({
    ...one,
    name: (strip ? one.name.replace(/^mit /iu, '') : one.name).replace(plain, ''),
  }))
}

function mark(name: ExtraName, codes: readonly string[]): void {
  addCodes(name.codes, codes)
  name.shared = true
}

const piecesOf = (text: string, several: boolean): string[] => {
  const plain = text
    .replace(/[,\s]*(?:\s|^)(?:je|jeweils|à|pro (?:Stück|Portion|Zutat))\s*:?$/iu, '')
    .replace(/(?:Aufpreis|Zuschlag)(?: für)?:?\s*/iu, '')
  const list = several ? plain.split(/\s*[,;]\s*|\s+oder\s+|\s+\/\s+/u) : plain.split(/\s+oder\s+(?=\p{Lu})/u)
  return list.filter((piece) => piece.trim() !== '')
}

/** An extra with its questions to come. */
export function toExtra(
  { name, codes, shared }: ExtraName,
  prices: readonly ImportedPrice[],
  place: { line: number; section: string | null; forLine?: number },
): ImportedExtra {
  const questions: Question[] = shared ? [question('sharedCodes')] : []
  return { name, codes, codesCertain: !shared, prices: [...prices], ...place, questions }
}
