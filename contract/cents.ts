/** An amount of money in integer cents. A bare `number` is not `Cents`; make one with `cents()`. */
export type Cents = number & { readonly __brand: 'Cents' }

/**
 * Brands a whole number as cents; -0 becomes 0. Throws on fractions, so that a rounding place is never forgotten. In a
 * file of its own, so that the rules reckon with it in the browser without a schema.
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`)
  return (value === 0 ? 0 : value) as Cents
}
