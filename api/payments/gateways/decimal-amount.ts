import { z } from 'zod'
import type { Cents } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'

/** 2390 as `23.90`: integers only, a float never touches money (payments.md §1). */
export function toDecimal(amount: Cents): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** `23.90` as 2390. Any other shape is no amount. */
export const DecimalAmount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((value) => cents(Number(value.replace('.', ''))))
