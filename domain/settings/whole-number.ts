/** A whole number of the settings; one that is damaged counts as its default. */
export function wholeNumber(value: string, fallback: number): number {
  const number = Number.parseInt(value, 10)
  return Number.isNaN(number) || number < 0 ? fallback : number
}
