/** A dish by the codes of its allergens. */
export type WithAllergens = { allergens: readonly string[]; allergensUnknown?: boolean | undefined }

/** `unknown` counts dishes with no record or an unfinished one, which are hidden as well: missing data does not mean "none". */
export type Exclusion<T> = { shown: T[]; hidden: number; unknown: number }

/** Hides the dishes that contain an allergen of the given codes; `A` also stands for `A1`, `A2` … (ux.md 1.3, U-08). */
export function excludeAllergens<T extends WithAllergens>(
  dishes: readonly T[],
  codes: readonly string[],
): Exclusion<T> {
  if (codes.length === 0) return { shown: [...dishes], hidden: 0, unknown: 0 }
  const known = dishes.filter((dish) => dish.allergens.length > 0 && !dish.allergensUnknown)
  const shown = known.filter(
    (dish) => !dish.allergens.some((code) => codes.some((group) => belongsTo(code, group))),
  )
  return { shown, hidden: known.length - shown.length, unknown: dishes.length - known.length }
}

const belongsTo = (code: string, group: string): boolean =>
  code === group ||
  (code.startsWith(group) && /^[A-Za-z]$/.test(group) && /^\d+$/.test(code.slice(group.length)))
