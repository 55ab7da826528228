import type { Token } from './tokens.ts'

/** Whether a text stands behind a part and before the first price. */
export const laterText = (tokens: readonly Token[], index: number): boolean => {
  const price = tokens.findIndex((token) => token.kind === 'price')
  return tokens.slice(index + 1, price < 0 ? undefined : price).some((token) => token.kind === 'text')
}

/** `8,50 € Tonno`: the price stands before the name. */
export const startsWithPrice = (tokens: readonly Token[]): boolean => {
  const kinds = tokens.map((token) => token.kind).filter((kind) => kind !== 'gap')
  return kinds[0] === 'price' && kinds.includes('text') && kinds.lastIndexOf('price') < kinds.indexOf('text')
}

/** `250 g, Kräuterbutter`: the text behind a part goes on after a comma. */
export const isBeforeComma = (tokens: readonly Token[], index: number): boolean => {
  const after = tokens[index + 1]
  return after?.kind === 'text' && after.text.startsWith(',')
}

/** Whether an amount stands within a text: `mit 150 g Rindfleisch`, but not `Rumpsteak 250 g, Kräuterbutter`. */
export function isWithinText(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (token?.kind !== 'amount' || token.bracketed || after?.kind !== 'text' || after.start !== token.end)
    return false
  return !after.text.startsWith(',') || before?.kind !== 'text' || before.text.endsWith(',')
}
