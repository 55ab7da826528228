import type { Quote, QuoteLine, QuoteIssue } from '#contract/checkout.ts'
import type { CartItem } from '#contract/cart.ts'
import { includedTaxes } from '../cart/included-tax.ts'
import { totals } from '../cart/totals.ts'
import { deliveryCost } from '../delivery/fee.ts'
import { localDateOf } from '../hours/spans.ts'
import { checkItem } from '../menu/check-item.ts'
import { lineDeposit, linePrice, priceParts, unitPrice } from '../menu/line-price.ts'
import { describeItem } from '../menu/line-text.ts'
import type { MenuSnapshot } from '../menu/menu-snapshot.ts'
import { highest, minAgeOf } from '../menu/min-age.ts'
import { usablePoints } from '../loyalty/usable-points.ts'
import { sum, zero } from '../money.ts'
import { availabilityIssues, occasionOf } from './availability-issues.ts'
import { deliveryArea } from './delivery-area.ts'
import {
  itemsIssues,
  lawIssues,
  placeIssues,
  pointsIssues,
  sessionIssues,
  timeIssues,
  tipIssues,
} from './quote-issues.ts'
import type { QuoteInput } from './quote-input.ts'
import { reusableDeposit } from './reusable-packaging.ts'

/** A quote before it got its id. */
export type QuoteWithoutId = Omit<Quote, 'id'>

/**
 * What a cart costs, computed from the menu alone (spec 3-5). Never throws: what is wrong becomes problems, wrong lines
 * are left out of lines and totals, and the rest is still quoted. A quote without problems may be ordered.
 */
export function quoteCart(input: QuoteInput): QuoteWithoutId {
  const { menu, settings } = input
  const checked = input.items.map((item, line) => ({ item, line, problems: checkItem(menu, item) }))
  const known = checked.filter(({ problems }) => problems.length === 0)
  const lineIssues = checked.flatMap(({ line, problems }): QuoteIssue[] =>
    problems.map(({ message, choice }) => ({ field: 'items', message, line, ...(choice && { choice }) })),
  )

  const quoted = known.map(({ item, line }) => ({ item, line, quoted: quoteLine(menu, item) }))
  const unlawful = lawIssues(quoted, input)
  const right = quoted.filter(({ line }) => !unlawful.some((one) => one.line === line))
  const items = right.map(({ item }) => item)
  const lines = right.map((one) => one.quoted)
  const goods = sum(lines.map((line) => line.price))
  const place = input.deliverType === 'delivery' ? deliveryArea(input, goods) : undefined
  const area = place?.ok ? place.value : undefined
  const cost = area ? deliveryCost(area, goods, settings) : { delivery: zero, surcharge: zero }
  const { delivery } = cost
  const points = input.balance === undefined ? undefined : usablePoints(input.balance, goods)
  const discount = input.useProfit && points ? points.usable : zero
  const wrongTip = tipIssues(input.tip, settings)
  const taxes = settings.pricesIncludeTax ? [] : input.taxes
  const packed = reusableDeposit(input, settings)
  const sums = totals({
    lines,
    reusableDeposit: packed,
    delivery,
    discount,
    taxes,
    tip: wrongTip.length === 0 ? input.tip : zero,
  })
  const contained = settings.pricesIncludeTax
    ? includedTaxes({
        parts: items.flatMap((item) => priceParts(menu, item)),
        reusableDeposit: packed,
        delivery,
        discount,
        deliverType: input.deliverType,
        date: supplyDate(input),
      })
    : []

  const { limited, issues } = availabilityIssues(right, input)

  return {
    lines,
    totals: {
      ...sums,
      ...(cost.surcharge > 0 && { surcharge: cost.surcharge }),
      includedTaxes: contained,
    },
    area,
    minAge: highest(lines.map((line) => line.minAge)),
    points,
    problems: [
      ...sessionIssues(input),
      ...itemsIssues(input.items),
      ...lineIssues,
      ...unlawful,
      ...issues,
      // What may not be sold is refused by itself; that less is left than the minimum order follows from it.
      ...placeIssues(input, place, sum(quoted.map((one) => one.quoted.price))),
      ...timeIssues(input),
      ...wrongTip,
      ...pointsIssues(input.useProfit ?? false, points),
    ],
    limited,
  }
}

function quoteLine(menu: MenuSnapshot, item: CartItem): QuoteLine {
  return {
    ...describeItem(menu, item),
    kind: item.kind,
    ...(item.kind === 'productItem' ? { productId: item.productId } : { menuId: item.menuId }),
    qty: item.qty,
    unitPrice: unitPrice(menu, item),
    price: linePrice(menu, item),
    deposit: lineDeposit(menu, item),
    minAge: minAgeOf(menu, item),
  }
}

const supplyDate = (input: QuoteInput): string => localDateOf(occasionOf(input), input.zone).toString()
