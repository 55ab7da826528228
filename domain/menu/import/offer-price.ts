import type { ImportedPrice } from './imported-menu.ts'
import type { Token } from './tokens.ts'

/** A price with its size, and its volume where it has one. */
export const toPrice = (size: string | null, cents: number, volume: string | undefined): ImportedPrice =>
  volume ? { size, cents, volume } : { size, cents }

/** A price without its deposit, which is told beside it. */
export function withDeposit(price: ImportedPrice, deposit: Token | undefined): ImportedPrice {
  if (deposit?.kind !== 'deposit') return price
  const cents = deposit.included ? price.cents - deposit.cents : price.cents
  return { ...price, cents, depositCents: deposit.cents }
}
