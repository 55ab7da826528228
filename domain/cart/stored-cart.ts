import type { AvailabilityRule } from '#contract/availability.ts'
import type { CartItem, ChildPick, ExtraPick, OptionPick, SlotPick } from '#contract/cart.ts'
import type { DeliverType } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import { weekdays } from '#contract/weekdays.ts'
import { MAX_CART_LINES, MAX_MENU_DEPTH } from '../limits.ts'
import { isQuantity } from '../menu/quantity.ts'
import { cents } from '../money.ts'
import { emptyCart, type Cart, type CartLine, type Seen } from './cart.ts'
import { noTip, type Tip } from './tip.ts'

const MAX_TEXT = 1000
const MAX_PICKS = 60

/** Reads a stored cart. Whatever is malformed is dropped line by line; never throws. */
export function parseStoredCart(json: string): Cart {
  const stored = parsed(json)
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return emptyCart
  const lines = stored.lines.map(lineOf).filter((line) => line !== undefined)
  const firstOfEachId = lines.filter((line, index) => lines.findIndex((one) => one.id === line.id) === index)
  return { lines: firstOfEachId.slice(0, MAX_CART_LINES), tip: tipOf(stored.tip) }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function lineOf(value: unknown): CartLine | undefined {
  if (!isRecord(value) || !isId(value.id)) return undefined
  const item = itemOf(value.item)
  const seen = seenOf(value.seen)
  return item && seen && { id: value.id, item, seen }
}

function seenOf(value: unknown): Seen | undefined {
  if (!isRecord(value)) return undefined
  const { name, text, poster, path, unitPrice, deposit } = value
  if (!isText(name) || !isText(text) || !isText(poster) || !isText(path)) return undefined
  if (!isAmount(unitPrice) || !isAmount(deposit)) return undefined
  const availability = listOf(value.availability, (rules) => listOf(rules, ruleOf))
  return {
    name,
    text,
    poster,
    unitPrice: cents(unitPrice),
    deposit: cents(deposit),
    path,
    ...(availability && { availability }),
  }
}

function ruleOf(value: unknown): AvailabilityRule | undefined {
  if (!isRecord(value)) return undefined
  const { from, until } = value
  const days = listOf(value.weekdays, (day) => weekdays.find((one) => one === day))
  const spans = listOf(value.spans, spanOf)
  const types = listOf(value.deliverTypes, (type) => deliverTypes.find((one) => one === type))
  if (!days || !spans || !types || !isDate(from) || !isDate(until)) return undefined
  return { weekdays: days, spans, from, until, deliverTypes: types }
}

function spanOf(value: unknown): AvailabilityRule['spans'][number] | undefined {
  if (!isRecord(value)) return undefined
  const { start, end } = value
  return isTime(start) && isTime(end) ? { start, end } : undefined
}

function tipOf(value: unknown): Tip {
  if (!isRecord(value)) return noTip
  const { kind, percent, amount } = value
  if (kind === 'percent' && typeof percent === 'number' && percent > 0 && percent <= 100)
    return { kind, percent }
  return kind === 'amount' && isAmount(amount) ? { kind, amount: cents(amount) } : noTip
}

function itemOf(value: unknown): CartItem | undefined {
  if (!isRecord(value) || typeof value.qty !== 'number' || !isQuantity(value.qty)) return undefined
  const { kind, qty, productId, sizeId, menuId } = value
  if (kind === 'menuItem') {
    const items = listOf(value.items, (pick) => slotPickOf(pick, 0))
    return isId(menuId) && items ? { kind, menuId, items, qty } : undefined
  }
  const choices = choicesOf(value, 0)
  if (kind !== 'productItem' || !isId(productId) || !choices) return undefined
  if (sizeId !== undefined && !isId(sizeId)) return undefined
  return { kind, productId, ...(sizeId === undefined ? {} : { sizeId }), ...choices, qty }
}

function choicesOf(
  value: Record<string, unknown>,
  depth: number,
): Pick<SlotPick, 'extraIds' | 'optionIds'> | undefined {
  const extraIds = listOf(value.extraIds, extraPickOf)
  const optionIds = listOf(value.optionIds, (pick) => optionPickOf(pick, depth))
  return extraIds && optionIds && { extraIds, optionIds }
}

function extraPickOf(value: unknown): ExtraPick | undefined {
  if (!isRecord(value) || !isId(value.extraId) || typeof value.selected !== 'boolean') return undefined
  return { extraId: value.extraId, selected: value.selected }
}

function optionPickOf(pick: unknown, depth: number): OptionPick | undefined {
  if (!isRecord(pick) || !isId(pick.variantId)) return undefined
  const value = isId(pick.value) ? pick.value : listOf(pick.value, (one) => (isId(one) ? one : undefined))
  if (value === undefined) return undefined
  if (pick.menus === undefined) return { variantId: pick.variantId, value }
  const menus =
    depth < MAX_MENU_DEPTH ? listOf(pick.menus, (child) => childPickOf(child, depth + 1)) : undefined
  return menus && { variantId: pick.variantId, value, menus }
}

function childPickOf(value: unknown, depth: number): ChildPick | undefined {
  if (!isRecord(value) || !isId(value.optionId)) return undefined
  const items = listOf(value.items, (pick) => slotPickOf(pick, depth))
  return items && { optionId: value.optionId, items }
}

function slotPickOf(value: unknown, depth: number): SlotPick | undefined {
  if (!isRecord(value) || !isId(value.slotId) || !isId(value.productId)) return undefined
  const choices = choicesOf(value, depth)
  return choices && { slotId: value.slotId, productId: value.productId, ...choices }
}

/** Every entry read, or nothing when one of them cannot be read. */
function listOf<T>(value: unknown, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_PICKS) return undefined
  const entries = value.map(read).filter((entry) => entry !== undefined)
  return entries.length === value.length ? entries : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT

const deliverTypes: readonly DeliverType[] = ['delivery', 'takeaway', 'curbside', 'table']

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-2]\d:[0-5]\d$/.test(value)

const isDate = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.length === 10)

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 64

const isAmount = (value: unknown): value is Cents => Number.isSafeInteger(value) && (value as number) >= 0
