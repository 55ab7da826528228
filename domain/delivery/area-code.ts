import type { Area } from '#contract/delivery.ts'
import { normalizedCode, postalCodesOf } from './area-match.ts'

type Named = Pick<Area, 'zipcode' | 'name'>

/**
 * The postal code of a guest in an area: the one they named if it is one of the area's, else its only one. Undefined for an area
 * of several codes without it, because their list is nobody's address.
 */
export function codeInArea(
  { zipcode }: Pick<Area, 'zipcode'>,
  named?: string | null | undefined,
): string | undefined {
  const codes = postalCodesOf(zipcode)
  const wanted = normalizedCode(named ?? '')
  return codes.find((code) => code === wanted) ?? (codes.length === 1 ? codes[0] : undefined)
}

/** The area as part of an address: its postal code, as far as that is known, and its name. */
export const areaTown = (area: Named, named?: string | null | undefined): string =>
  [codeInArea(area, named), area.name].filter(Boolean).join(' ')
