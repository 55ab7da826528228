import type { Cents } from '#contract/primitives.ts'
import { MAX_TIP } from '../limits.ts'
import { cents, percentOf, zero } from '../money.ts'

/** A tip as it was chosen: a percent follows the cart, an amount stays. */
export type Tip = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Cents }

export const noTip: Tip = { kind: 'amount', amount: zero }

/** The tip in cents, rounded to two decimals; nothing below zero (spec 5). `goods` is without delivery and deposit. */
export function tipAmount(tip: Tip, goods: Cents): Cents {
  const amount = tip.kind === 'percent' ? percentOf(goods, tip.percent) : tip.amount
  return amount > 0 ? amount : zero
}

/** Reads a typed amount, `3,50` or `3.50`. Undefined when it is none, below zero, or finer than a cent (spec 5). */
export function parseTip(text: string): Cents | undefined {
  const typed = text.replace(/[\s€]/g, '').replace(',', '.')
  if (!/^\+?(?:\d{1,9}(?:\.\d{0,2}0*)?|\.\d{1,2}0*)$/.test(typed)) return undefined
  const amount = Number(`${typed.endsWith('.') ? `${typed}0` : typed}e2`)
  return amount > 0 ? cents(Math.round(amount)) : zero
}

/** What is wrong with what was typed as a tip: it is no amount, or more than is taken. Nothing typed is no tip. */
export function tipProblem(text: string): 'noAmount' | 'tooHigh' | undefined {
  if (text.trim() === '') return undefined
  const amount = parseTip(text)
  if (amount === undefined) return 'noAmount'
  return amount > MAX_TIP ? 'tooHigh' : undefined
}

/** The percents of the setting TIP_PERCENTS, `5,10,15`; what is no percent above zero is left out. */
export const tipPercents = (setting: string): number[] =>
  setting
    .split(',')
    .map((part) => Number(part.trim()))
    .filter((percent) => percent > 0 && percent <= 100)

/** The tip as it can be given: none where no tips are taken (no percents are offered), or not this percent. */
export const offeredTip = (tip: Tip, percents: readonly number[]): Tip =>
  percents.length === 0 || (tip.kind === 'percent' && !percents.includes(tip.percent)) ? noTip : tip
