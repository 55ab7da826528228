import { normalizedCode } from '#domain/delivery/area-match.ts'
import { mayBePostalCode } from '#domain/delivery/postal-code.ts'

/** What somebody typed or pasted, sorted into postal codes of the country and what is none. */
export function typedCodes(
  text: string,
  known: readonly string[],
  country: string,
): { codes: string[]; wrong: string[] } {
  const parts = text
    .split(/[,;\n]|\s{2,}|(?<=\d)\s(?=\d)/)
    .map((part) => part.trim())
    .filter(Boolean)
  const right = parts.filter((part) => mayBePostalCode(part, country)).map(normalizedCode)
  return {
    codes: [...new Set(right)].filter((code) => !known.includes(code)),
    wrong: parts.filter((part) => !mayBePostalCode(part, country)),
  }
}
