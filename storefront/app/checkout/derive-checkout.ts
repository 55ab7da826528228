import type { User } from '#contract/accounts.ts'
import type { DeliverType, OrderTimes, PaymentProvider, Tax, Totals } from '#contract/checkout.ts'
import type { Address, Area } from '#contract/delivery.ts'
import { offeredTip, type Tip, tipAmount, tipPercents } from '#domain/cart/tip.ts'
import { availabilityOf } from '#domain/checkout/quoted-lines.ts'
import { isReusable, reusableRules } from '#domain/checkout/reusable-packaging.ts'
import { missingToMinimum } from '#domain/delivery/fee.ts'
import { usablePoints } from '#domain/loyalty/usable-points.ts'
import { add, zero } from '#domain/money.ts'
import { lacksHouseNumber, parseDeliveryLocation, locationRequestOf } from '../location/delivery-location.ts'
import { isOn, type Shop } from '../shop/shop.ts'
import { areaLabel } from '../location/area-facts.tsx'
import { namedChoice } from '../location/area-choice.ts'
import { chosenAddress } from '../location/saved-address.ts'
import { accountOf, askedOf, completeForm } from './account-part.ts'
import { changesOf, changesOfTime, changesSince } from './changes.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { allowedDeliverTypes, deliverTypeOf } from '../ordering/deliver-types.ts'
import type { Facts } from './field-issues.ts'
import { lineDetails, orderLines } from './order-lines.ts'
import { ownTotals } from './own-totals.ts'
import { quoteRequest } from './quote-request.ts'
import { answeredGoods, type QuoteAnswers, quoteKey } from './quote-answers.ts'
import { chooseTime, type TimeChoice } from './timing.ts'
import { wayToPay } from './way-to-pay.ts'

/** What the shop offers, and who asks; it comes with the page. */
export type CheckoutData = {
  areas: readonly Area[]
  providers: readonly PaymentProvider[]
  taxes: readonly Tax[]
  /** Whether the restaurant was closed when the page was made. */
  isClosed: boolean
  /** The signed-in user; at a table it is the table user (spec 4). */
  user: User | null
  /** The saved addresses of the account. */
  addresses: readonly Address[]
  /** How the account ordered last; undefined for a guest. */
  last?: Partial<CheckoutForm> | undefined
  shop: Pick<Shop, 'settings'>
}

/** The area that the shop itself has found for a place. */
export type PlacedArea = { place: string; area: Area }

/** What the guest has filled in and confirmed, and what the shop has answered so far. */
export type CheckoutState = {
  form: CheckoutForm
  cart: Pick<CheckoutCart, 'lines' | 'tip'>
  /** The times of the present deliver type; undefined while they are asked. */
  times: OrderTimes | undefined
  answers: QuoteAnswers
  /** The quote whose differences the guest has confirmed, by its id. */
  confirmedQuoteId: string
  /** Areas whose conditions the guest has confirmed since the page was opened, by their id. */
  confirmedAreas: ReadonlyMap<string, Area>
  placed: PlacedArea | undefined
}

const atOnce: TimeChoice = { timing: { when: 'now', window: '' }, seenTime: '', lost: undefined }

export type DerivedCheckout = ReturnType<typeof deriveCheckout>

/** Everything the checkout shows and sends, from what is known and nothing else. */
export function deriveCheckout(state: CheckoutState, data: CheckoutData) {
  const { form, cart, times, answers } = state
  const { shop } = data
  const table = data.user?.table ?? undefined
  const account = accountOf(data.user)
  const types = allowedDeliverTypes(shop, table !== undefined)
  const address = chosenAddress(data.addresses, form.addressId)
  const percents = isOn(shop, 'ALLOW_TIP') ? tipPercents(shop.settings.TIP_PERCENTS) : []
  const tip = offeredTip(cart.tip, percents)
  const filled = offeredForm(completeForm(form, account, address), shop, percents)
  const deliverType = deliverTypeOf(data, form)
  // At a table the meal is wanted now; there are no time windows.
  const time = table ? atOnce : chooseTime(form, deliverType, times)
  const { timing } = time

  const usesPlaces = isOn(shop, 'USES_NEW_ADDRESS_SYSTEM')
  const deliveryLocation =
    usesPlaces && !address && form.deliveryLocation !== ''
      ? parseDeliveryLocation(form.deliveryLocation)
      : undefined
  const place = address?.id ?? form.deliveryLocation
  const areas = data.areas.map((one) => state.confirmedAreas.get(one.id) ?? one)
  const chosenArea = usesPlaces
    ? state.placed?.place === place
      ? state.placed.area
      : (address?.area ?? undefined)
    : areas.find((one) => one.id === (address ? address.areaId : form.areaId))
  const seenArea = deliverType === 'delivery' ? chosenArea : undefined
  const zipcode = usesPlaces || address ? undefined : namedChoice(seenArea, form.areaText)?.code

  const own = deriveOwnTotals(state, data, { account, deliverType, area: seenArea, tip })
  const request =
    times &&
    quoteRequest(
      cart.lines,
      {
        deliverType,
        areaId: usesPlaces ? '' : (seenArea?.id ?? ''),
        addressId: deliverType === 'delivery' ? address?.id : undefined,
        location: deliveryLocation ? locationRequestOf(deliveryLocation) : zipcode ? { zipcode } : undefined,
        accountId: account?.id,
        asGuest: data.user === null,
        useProfit: own.usesPoints,
        reusable: own.reusable,
      },
      timing,
      // A percent follows the prices of the shop, so that the total to confirm has the tip that is ordered.
      tipAmount(tip, answeredGoods(answers, cart.lines) ?? own.totals.goods),
    )
  const key = quoteKey(request)
  const { latest } = answers
  const quote = latest?.key === key ? latest.quote : undefined
  const hasFailed = key !== '' && answers.failedKey === key
  const details = latest ? lineDetails(latest.lines, latest.quote) : new Map()

  // Only the server decides in which area a place lies, and with another cart another area may be cheaper.
  const found = usesPlaces && deliverType === 'delivery' ? quote?.area : undefined
  const isElsewhere = found && (state.placed?.place !== place || state.placed.area.id !== found.id)
  const placed = found && isElsewhere ? { place, area: found } : state.placed

  const isConfirmed = !quote || quote.id === state.confirmedQuoteId
  const unlike = isConfirmed ? [] : changesOf(cart.lines, own.totals, quote)
  const changes = [
    ...changesOfTime(time),
    ...(isConfirmed || unlike.length > 0 ? unlike : changesSince(answers.replaced, quote)),
  ]
  const totals: Totals = quote?.totals ?? own.totals
  // The totals to compare with use the area as the guest saw it; its minimum order is the server's latest one.
  const area = [quote?.area, latest?.quote.area].find((one) => one && one.id === seenArea?.id) ?? seenArea
  const missing = area && !own.surchargeBelowMinimum ? missingToMinimum(area, totals.goods) : zero
  const minAge = quote ? quote.minAge : latest?.quote.minAge
  const answered = quote ?? latest?.quote
  const providers = data.providers.filter(
    ({ deliverTypes }) => deliverType !== '' && deliverTypes.includes(deliverType),
  )
  // A guest whose way was switched off since is asked again, never sent another way.
  const isProviderGone = form.paymentType !== '' && !data.providers.some(({ id }) => id === form.paymentType)
  const chosen = isProviderGone ? undefined : wayToPay(providers, form.paymentType, table !== undefined)
  const paymentType = chosen?.id ?? ''
  // A street is completed where the place is chosen; of a bare postal code or marker it is asked here, once we deliver there.
  const asksStreet =
    !address && (!usesPlaces || (deliveryLocation?.address === '' && chosenArea !== undefined))

  const facts: Facts = {
    form: filled,
    deliverType,
    usesPlaces,
    asksStreet,
    lacksNumber: lacksHouseNumber(deliveryLocation),
    area,
    missing,
    paymentType,
    minAge,
    quote,
    hasFailed,
    hasChanges: changes.length > 0,
  }
  return {
    /** What is sent: the account and its address replace the fields that were not asked. */
    filled,
    table,
    account,
    askedFields: askedOf(account, form),
    address,
    usesPlaces,
    asksStreet,
    deliveryLocation,
    place,
    placed,
    /** The percents that a tip can have; none where no tips are taken. */
    percents,
    tip,
    points: quote?.points ?? own.points,
    usesPoints: own.usesPoints,
    types,
    deliverType,
    timing,
    seenTime: time.seenTime,
    areas,
    area,
    /** How the area reads, with the postal code of the guest; empty without one. */
    areaText: area ? areaLabel(area, zipcode) : '',
    request,
    quote,
    hasFailed,
    /** Whoever the checkout was prepared for is not signed in any more, or a guest has signed in since. */
    isSessionOther: quote?.problems.some(({ field }) => field === 'accountId') ?? false,
    lines: orderLines(cart.lines, quote, details),
    totals,
    missing,
    minAge,
    /** When and how everything in the cart can be had; undefined before the shop has answered. */
    availability: answered && availabilityOf(answered),
    providers,
    isProviderGone,
    paymentType,
    changes,
    facts,
  }
}

/** What was filled in where the restaurant asks for it by now: what it stopped asking for would refuse the order. */
const offeredForm = (
  form: CheckoutForm,
  shop: CheckoutData['shop'],
  percents: readonly number[],
): CheckoutForm => ({
  ...form,
  tipText: percents.length > 0 ? form.tipText : '',
  issueInvoice: form.issueInvoice && isOn(shop, 'ALLOW_ISSUE_INVOICE'),
})

type OwnFacts = {
  account: User | undefined
  deliverType: DeliverType | ''
  area: Area | undefined
  tip: Tip
}

/** What the browser itself makes of the cart, with tip, points and packaging, before the shop has answered. */
function deriveOwnTotals(
  { form, cart }: CheckoutState,
  { shop, taxes }: CheckoutData,
  { account, deliverType, area, tip }: OwnFacts,
) {
  const surchargeBelowMinimum = isOn(shop, 'SURCHARGE_BELOW_MINIMUM')
  const bare = ownTotals(cart.lines, area, taxes, zero, { surchargeBelowMinimum })
  const points =
    account && isOn(shop, 'LOYALTY_SYSTEM') ? usablePoints(account.profit, bare.goods) : undefined
  const usesPoints = form.useProfit && points !== undefined && !points.blocked && points.usable > 0
  const rules = reusableRules(shop.settings)
  const reusable = deliverType !== '' && isReusable({ ...form, deliverType }, rules)
  const withoutTip = ownTotals(cart.lines, area, taxes, zero, {
    discount: usesPoints ? points.usable : zero,
    surchargeBelowMinimum,
    reusableDeposit: reusable ? rules.reusableDeposit : zero,
  })
  const amount = tipAmount(tip, withoutTip.goods)
  const totals: Totals = { ...withoutTip, tip: amount, total: add(withoutTip.total, amount) }
  return { totals, points, usesPoints, reusable, surchargeBelowMinimum }
}
