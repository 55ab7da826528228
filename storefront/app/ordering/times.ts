import type { Availability } from '#contract/availability.ts'

/** When and how something can be had: in words, and the rules that the browser compares with the clock. */
export type Times = { words: string; rules: Availability }

/** Whether orders for later are taken, by the setting PREORDER_DAYS. */
export const takesPreorders = (days: string): boolean => Number.parseInt(days, 10) !== 0
