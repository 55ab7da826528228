import type { Area } from '#contract/delivery.ts'

/** The area of a postal code. An area may name several codes; they are text, so leading zeros count (ux.md 4.1). */
export function areaForPostalCode<T extends Pick<Area, 'zipcode'>>(
  areas: readonly T[],
  postalCode: string,
): T | undefined {
  const wanted = normalizedCode(postalCode)
  return wanted === '' ? undefined : areas.find(({ zipcode }) => postalCodesOf(zipcode).includes(wanted))
}

/** The postal codes that an area names, each as it is compared. */
export const postalCodesOf = (zipcode: string): string[] =>
  zipcode
    .split(/[,;]/)
    .map(normalizedCode)
    .filter((code) => code !== '')

/** A postal code as it is compared. */
export const normalizedCode = (code: string): string => code.replace(/\s+/g, '').toUpperCase()
