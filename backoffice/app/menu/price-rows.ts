import type { ProductDocument } from '#contract/menu.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { zero } from '#domain/money.ts'

export type PriceRows = ProductDocument['sizes']

/** The rows with another price of a size; one that gets a price (again) starts with `deposit`. */
export function withPrice(rows: PriceRows, sizeId: string, price: Cents | null, deposit: Cents): PriceRows {
  if (price === null) return rows.filter((row) => row.sizeId !== sizeId)
  if (rows.some((row) => row.sizeId === sizeId))
    return rows.map((row) => (row.sizeId === sizeId ? { ...row, price } : row))
  return [...rows, { sizeId, price, deposit }]
}

/** The rows with another deposit of a size that has a price. */
export const withDeposit = (rows: PriceRows, sizeId: string, deposit: Cents | null): PriceRows =>
  rows.map((row) => (row.sizeId === sizeId ? { ...row, deposit: deposit ?? zero } : row))
