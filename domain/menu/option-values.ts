import type { OptionPick } from '#contract/cart.ts'

/** The values of one option pick: none, one or several; an option that was chosen twice stands twice. */
export const valuesOf = (pick: OptionPick): string[] =>
  (Array.isArray(pick.value) ? pick.value : [pick.value]).filter((value) => value !== '')
