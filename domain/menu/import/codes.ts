import type { Legend, Tag } from './imported-menu.ts'

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ'
const PLAIN = '0123456789abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW'
export const SUPERSCRIPT = `[${SUPERSCRIPTS}]`

/** One code: `A`, `a1`, `H2`, `12`, `1a`. */
export const CODE = String.raw`(?:[A-Za-z]{1,2}\d{0,2}|\d{1,2}[a-z]?)`

/** What the codes and marks of a menu mean, and whether it prints them without brackets. */
export type CodeContext = {
  legend: Legend
  marks: ReadonlyMap<string, Tag | null>
  bare: boolean
}

/** Superscript letters and digits as plain ones. */
export const toPlain = (text: string): string =>
  [...text].map((letter) => PLAIN[SUPERSCRIPTS.indexOf(letter)] ?? letter).join('')

const introduction =
  /^\s*(?:enthält|enth\.|Allergene?|Zusatzstoffe?|All\.|Zus\.|Kennz\.|Codes?|LMIV)\s*:?\s*/iu
const codeLike = new RegExp(`^${CODE}$`)

/**
 * The codes of a text that holds nothing else: `A,C,1`, `a1/g`, `A C G`, `ACG`. At least one of them has to be in the
 * legend, or, where it is not, all must look like codes and nothing else. `certain` texts say by their brackets that they
 * are codes.
 */
export function codesIn(text: string, context: CodeContext, bracketed: boolean): string[] | undefined {
  const parts = text
    .replace(introduction, '')
    .split(/[\s,;/+&|·]+|(?<=\d)\.(?=\S)|(?<=[A-Za-z])\.(?=\s|\S|$)/u)
    .filter((part) => part !== '')
  if (parts.length === 0 || parts.length > 24) return undefined
  const codes = parts.flatMap((part) => joinedCodes(part, context.legend))
  if (!codes.every((code) => codeLike.test(code))) return undefined
  const known = codes.some((code) => context.legend.has(code))
  const introduced = introduction.test(text)
  if (known || introduced) return codes
  if (!bracketed) return undefined
  return codes.every((code) => /^(?:[A-Z]\d?|\d{1,2}|[a-z]\d?)$/.test(code)) ? codes : undefined
}

const cuts = [/[A-Za-z]\d?/g, /[A-Za-z]|\d{1,2}/g, /[A-Za-z]|\d/g]

/** `ACG` where the legend has A, C and G, but no ACG. Digits alone are cut only where they are superscripts. */
function joinedCodes(part: string, legend: Legend, digits = false): string[] {
  if (legend.has(part) || part.length < 2 || part.length > 12 || (!digits && !/[A-Za-z]/.test(part)))
    return [part]
  for (const cut of cuts) {
    const codes = part.match(cut) ?? []
    if (codes.length > 1 && codes.join('') === part && codes.every((code) => legend.has(code))) return codes
  }
  return [part]
}

/** Codes as superscripts: `²,³`, `ᴬ`, and `²³` where there is no 23. */
export const superscriptCodes = (text: string, legend: Legend): string[] =>
  toPlain(text)
    .split(/[\s,;/.]+/)
    .filter((part) => part !== '')
    .flatMap((part) => joinedCodes(part, legend, true))

/** Adds codes that are not yet there. */
export function addCodes(codes: string[], more: readonly string[]): void {
  for (const code of more) if (!codes.includes(code)) codes.push(code)
}
