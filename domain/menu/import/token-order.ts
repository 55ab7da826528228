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
