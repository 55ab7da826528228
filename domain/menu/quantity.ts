import { MAX_QUANTITY, MIN_QUANTITY } from '../limits.ts'

/** The quantity a person meant: a whole number from 1 to 6; nothing readable counts as 1 (spec 5, ux.md U-14). */
export function clampQuantity(value: number): number {
  if (Number.isNaN(value)) return MIN_QUANTITY
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.round(value)))
}

/** Whether a quantity may be ordered as it stands. */
export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= MIN_QUANTITY && value <= MAX_QUANTITY
