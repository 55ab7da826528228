import { useEffect, useMemo, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { DeliverType, PaymentProvider, Quote, Tax } from '#contract/checkout.ts'
import type { Address, Area } from '#contract/delivery.ts'
import { tipAmount } from '#domain/cart/tip.ts'
import { hasHouseNumber } from '#domain/delivery/address-line.ts'
import { missingToMinimum } from '#domain/delivery/fee.ts'
import { isReusable, reusableRules } from '#domain/checkout/reusable-packaging.ts'
import { usablePoints } from '#domain/loyalty/usable-points.ts'
import { cents, zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../shop/shop.ts'
import { parseSpot, whereaboutsOf } from '../location/delivery-location.ts'
import { useShop } from '../shop/use-shop.ts'
import { accountOf, askedOf, chosenAddress, completeDraft } from './account-part.ts'
import { changesOf } from './changes.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { byField, findComplaints } from './field-issues.ts'
import { allowedDeliverTypes } from './deliver-types.ts'
import { lineDetails, orderLines, quotedLines } from './order-lines.ts'
import { ownTotals } from './own-totals.ts'
import { quoteRequest } from './quote-request.ts'
import { effectiveTiming } from './timing.ts'
import { useDraft } from './use-checkout-form.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useOrderTimes } from './use-order-times.ts'
import { useQuote } from './use-quote.ts'
import { wayToPay } from './way-to-pay.ts'

/** What the shop offers, and who asks; it comes with the page. */
export type CheckoutData = {
  areas: Area[]
  providers: PaymentProvider[]
  taxes: Tax[]
  /** Who is signed in; at a table it is the table (spec 4). */
  user: User | null
  /** The saved addresses of the account. */
  addresses: Address[]
}

export type Checkout = ReturnType<typeof useCheckout>

/** Everything the checkout knows: what was filled in, what the shop says to it, and what is still missing. */
export function useCheckout(cart: CheckoutCart, data: CheckoutData) {
  const i18n = useI18n()
  const table = data.user?.table ?? undefined
  const account = accountOf(data.user)
  const shop = useShop()
  const types = allowedDeliverTypes(shop, table !== undefined)
  const control = useDraft()
  const address = chosenAddress(data.addresses, control.draft.addressId)
  const draft = completeDraft(control.draft, account, address)
  const deliverType: DeliverType | '' = types.find((type) => type === draft.deliverType) ?? types[0] ?? ''
  const { times, hasFailed: haveTimesFailed, refresh: refreshTimes } = useOrderTimes(deliverType)
  // At a table the meal is wanted now; nobody waits there for a window.
  const timing = table ? { when: 'now' as const, window: '' } : effectiveTiming(draft, times)

  const usesPlaces = isOn(shop, 'USES_NEW_ADDRESS_SYSTEM')
  const spot = usesPlaces && !address && draft.spot !== '' ? parseSpot(draft.spot) : undefined
  const [areas, setAreas] = useState(data.areas)
  const [placed, setPlaced] = useState<{ place: string; area: Area }>()
  const place = address?.id ?? draft.spot
  const chosenArea = usesPlaces
    ? placed?.place === place
      ? placed.area
      : (address?.area ?? undefined)
    : areas.find((one) => one.id === (address ? address.areaId : draft.areaId))
  const seenArea = deliverType === 'delivery' ? chosenArea : undefined
  const surchargeBelowMinimum = isOn(shop, 'SURCHARGE_BELOW_MINIMUM')
  const bare = ownTotals(cart.lines, seenArea, data.taxes, zero, { surchargeBelowMinimum })
  const points =
    account && isOn(shop, 'LOYALTY_SYSTEM') ? usablePoints(account.profit, bare.goods) : undefined
  const usesPoints = draft.useProfit && points !== undefined && !points.blocked && points.usable > 0
  const discount = usesPoints ? points.usable : zero
  const rules = reusableRules(shop.settings)
  const reusable = deliverType !== '' && isReusable({ ...draft, deliverType }, rules)
  const seen = ownTotals(cart.lines, seenArea, data.taxes, zero, {
    discount,
    surchargeBelowMinimum,
    reusableDeposit: reusable ? rules.reusableDeposit : zero,
  })
  const tip = tipAmount(cart.tip, seen.goods)
  const own = { ...seen, tip, total: cents(seen.total + tip) }

  const request =
    times &&
    quoteRequest(
      cart.lines,
      {
        deliverType,
        areaId: usesPlaces ? '' : (seenArea?.id ?? ''),
        addressId: deliverType === 'delivery' ? address?.id : undefined,
        where: spot && whereaboutsOf(spot),
        useProfit: usesPoints,
        reusable,
      },
      timing,
      tip,
    )
  const asked = useQuote(request)
  const { quote, latest } = asked
  const [details, setDetails] = useState<ReturnType<typeof lineDetails>>(new Map())
  const [detailed, setDetailed] = useState<Quote>()
  if (quote && quote !== detailed) {
    setDetailed(quote)
    setDetails(lineDetails(cart.lines, quote))
  }

  // Which area a place lies in is the shop's word alone, and with another cart another area may be cheaper.
  const found = usesPlaces && deliverType === 'delivery' ? quote?.area : undefined
  if (found && (placed?.place !== place || placed.area.id !== found.id)) setPlaced({ place, area: found })

  const [acceptedId, setAcceptedId] = useState('')
  const changes = quote && quote.id !== acceptedId ? changesOf(cart.lines, own, quote) : []
  const lines = orderLines(cart.lines, quote, details)
  const totals = quote?.totals ?? own
  // The sums to compare with keep to the area as the guest saw it; its minimum order is the shop's latest word.
  const area = [quote?.area, latest?.area].find((one) => one && one.id === seenArea?.id) ?? seenArea
  const missing = area && !surchargeBelowMinimum ? missingToMinimum(area, totals.goods) : zero
  const minAge = quote ? quote.minAge : latest?.minAge
  const providers = data.providers.filter(
    ({ deliverTypes }) => deliverType !== '' && deliverTypes.includes(deliverType),
  )
  const chosen = wayToPay(providers, draft.paymentType, table !== undefined)
  const paymentType = chosen?.id ?? ''

  // A place that is known to its number is not asked for once more.
  const asksStreet = !address && (!usesPlaces || (spot !== undefined && !hasHouseNumber(spot.address)))
  const complaints = findComplaints(
    {
      draft,
      deliverType,
      usesPlaces,
      asksStreet,
      area,
      missing,
      paymentType,
      minAge,
      quote,
      hasFailed: asked.hasFailed,
      hasChanges: changes.length > 0,
    },
    i18n,
  )
  const key = JSON.stringify(complaints)
  // The same complaints are the same object, so that an effect on them runs when they change.
  const current = useMemo(() => byField(JSON.parse(key) as typeof complaints), [key])
  const errors = useFieldErrors(current)

  const { hasFailed, retry } = asked
  useEffect(() => {
    if (!hasFailed && !haveTimesFailed) return
    const again = () => {
      retry()
      refreshTimes()
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed, haveTimesFailed, retry, refreshTimes])

  /** The guest agrees to the quote as it is now; lines that are gone leave the cart (ux.md U-25). */
  const accept = () => {
    if (!quote) return
    setAcceptedId(quote.id)
    const { area: priced } = quote
    if (priced && usesPlaces) setPlaced({ place, area: priced })
    else if (priced) setAreas((all) => all.map((one) => (one.id === priced.id ? priced : one)))
    const now = quotedLines(cart.lines, quote)
    for (const [index, { id, item, seen: before }] of cart.lines.entries()) {
      const line = now[index]
      if (!line) cart.remove(id)
      else if (line.unitPrice !== before.unitPrice || line.deposit !== before.deposit * item.qty) {
        cart.see(id, { ...before, unitPrice: line.unitPrice, deposit: cents(line.deposit / item.qty) })
      }
    }
  }

  return {
    ...control,
    /** What is sent: the account and its address stand in for what nobody was asked. */
    filled: draft,
    table,
    account,
    askedFields: askedOf(account, draft),
    addresses: data.addresses,
    address,
    usesPlaces,
    asksStreet,
    spot,
    points: quote?.points ?? points,
    usesPoints,
    types,
    deliverType,
    times,
    haveTimesFailed,
    refreshTimes,
    timing,
    areas,
    area,
    request,
    asked,
    quote,
    lines,
    totals,
    missing,
    minAge,
    providers,
    chosen,
    paymentType,
    changes,
    accept,
    complaints,
    errors,
  }
}
