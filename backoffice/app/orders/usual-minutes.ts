import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { MAX_PROMISED_MINUTES } from '#domain/limits.ts'
import { type LeadMinutes, leadTime } from '#domain/hours/lead-minutes.ts'

/** The minutes until an order is ready that the counter can choose with one touch. */
export const minuteChoices = [15, 20, 25, 30, 40, 50, 60] as const

/** The choice that fits an order best: how long the kitchen and the way usually take, or a little more. */
export function usualMinutes(deliverType: StaffOrderSummary['deliverType'], usual: LeadMinutes): number {
  const wanted = leadTime(usual, deliverType)
  return minuteChoices.find((minutes) => minutes >= wanted) ?? wanted
}

/** The minutes that somebody has typed; undefined for everything that is no whole number from 1 to `MAX_PROMISED_MINUTES`. */
export function minutesOf(text: string): number | undefined {
  const typed = text.trim()
  const minutes = /^\d+$/.test(typed) ? Number(typed) : 0
  return minutes >= 1 && minutes <= MAX_PROMISED_MINUTES ? minutes : undefined
}
