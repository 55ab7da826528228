import type { CartItem } from '#contract/cart.ts'
import type { QuoteLine, Totals } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'

const euros = (amount: Cents): number => amount / 100

/** A line in all the words of spec 3, as the guest has seen it; the server reads the choices alone. */
export function shownItem(item: CartItem, line: QuoteLine): CartItem & Record<string, unknown> {
  const shown = { name: line.name, price: euros(line.price), size: line.size }
  if (item.kind === 'menuItem') return { ...item, ...shown, menu: { id: item.menuId, name: line.name } }
  const nameOf = (id: string) => line.extras.find((extra) => extra.id === id)?.name
  return {
    ...item,
    ...shown,
    product: { id: item.productId, name: line.name },
    extraIds: item.extraIds.map((pick) => ({ ...pick, name: nameOf(pick.extraId) })),
  }
}

/** The sums of spec 3 as the guest has seen them. */
export const shownSums = ({ taxPercent, price, delivery, discount, tax }: Totals) => ({
  taxPercent,
  price: euros(price),
  delivery: euros(delivery),
  discount: euros(discount),
  tax: euros(tax),
})
