import type { Order } from '#contract/orders.ts'
import { subtract, zero } from '../money.ts'
import { choiceTexts } from '../menu/line-text.ts'
import type { DishRow, Fact, MailContent, Part, SumRow } from './mail-template.ts'
import { paymentText } from '../payments/payment-texts.ts'
import { isKnownReason } from '../orders/reject-reasons.ts'
import { dayAndTime, dayOf, type MailI18n, timeOf } from './mail-i18n.ts'
import { salutation } from './salutation.ts'
import { withoutLinks } from './without-links.ts'

/** An order with what only a mail about it needs. */
export type MailOrder = {
  order: Order
  /** Where its page is. */
  url: string
  /** How the guest pays, in English. */
  payment: string
  /** Where it is collected. */
  pickUpAt: string
  /** How long it takes, for an order placed for now. */
  leadMinutes: number
  pricesIncludeTax: boolean
}

/** The receipt of an order is confirmed at once, with everything that was ordered (ux.md R-C4, R-F1, R-T4, R-T7). */
export function orderReceivedMail(mail: MailOrder, i18n: MailI18n): MailContent {
  const { t } = i18n
  const { order } = mail
  return {
    subject: t('Your order {code} has reached us', { code: order.code }),
    preview: `${how(mail, i18n)} · ${i18n.money(order.payment.total)}`,
    title: t('Thank you for your order, {name}!', { name: salutation(order.name) }),
    parts: [
      { kind: 'text', text: nextStep(order, i18n) },
      { kind: 'keys', rows: [code(order, i18n), expected(mail, i18n)] },
      { kind: 'facts', rows: facts(mail, i18n) },
      { kind: 'button', label: t('Show the order'), url: mail.url },
      { kind: 'heading', text: t('Order confirmation – not a cash receipt') },
      { kind: 'dishes', rows: order.items.map((item) => dish(item, i18n)) },
      { kind: 'sums', rows: sums(mail, i18n) },
      { kind: 'small', text: t('Payment: {method}', { method: t(mail.payment) }) },
      ...(order.payment.state === null
        ? []
        : [{ kind: 'small' as const, text: t(paymentText(order.payment, order.status)) }]),
      ...allergens(order, i18n),
    ],
  }
}

/** The restaurant has taken the order and says when it is ready. */
export function orderApprovedMail(
  mail: MailOrder & { expectedAt: string | null },
  i18n: MailI18n,
): MailContent {
  const { t } = i18n
  const { order } = mail
  const isLater = order.deliverAt === 'later'
  // Approved without another time, an order for later keeps the one that the guest has chosen.
  const expectedAt = mail.expectedAt ?? (isLater ? order.deliverDate : null)
  const time = expectedAt && timeOf(i18n, expectedAt)
  const confirmed = t('Your order {code} is confirmed', { code: order.code })
  const inKitchen = t('Your order {code} is in the kitchen.', { code: order.code })
  // An order for later is approved hours before the kitchen cooks it.
  const parts: Part[] = isLater ? [] : [{ kind: 'text', text: inKitchen }]
  parts.push({
    kind: 'keys',
    rows: [code(order, i18n), ...(expectedAt ? [promised(order, expectedAt, i18n)] : [])],
  })
  parts.push({ kind: 'button', label: t('Show the order'), url: mail.url })
  return {
    subject: time ? t('Your order {code} is confirmed: {time}', { code: order.code, time }) : confirmed,
    preview: expectedAt
      ? `${readyAt(order, i18n)} ${dayAndTime(i18n, expectedAt)}`
      : isLater
        ? confirmed
        : inKitchen,
    title: t('Your order is confirmed'),
    parts,
  }
}

/**
 * The restaurant has told another time for an order it has taken. Which one the guest has read last is not known: a mail with
 * a time that holds no more is not sent.
 */
export function orderTimeChangedMail(mail: MailOrder & { expectedAt: string }, i18n: MailI18n): MailContent {
  const { t } = i18n
  const { order, expectedAt } = mail
  const text = t('Your order is expected at another time than we have told you. Please excuse the change.')
  return {
    subject: t('New time for your order {code}: {time}', {
      code: order.code,
      time: timeOf(i18n, expectedAt),
    }),
    preview: `${readyAt(order, i18n)} ${dayAndTime(i18n, expectedAt)}`,
    title: t('New time for your order'),
    parts: [
      { kind: 'text', text },
      { kind: 'keys', rows: [code(order, i18n), promised(order, expectedAt, i18n)] },
      { kind: 'button', label: t('Show the order'), url: mail.url },
    ],
  }
}

/** The restaurant cannot take the order and says why. */
export function orderRejectedMail(mail: MailOrder & { reason: string }, i18n: MailI18n): MailContent {
  const { t } = i18n
  const { order } = mail
  const reason = isKnownReason(mail.reason) ? t(mail.reason) : mail.reason
  const parts: Part[] = [
    { kind: 'text', text: t('We are sorry: we cannot make your order {code}.', { code: order.code }) },
  ]
  if (reason !== '') parts.push({ kind: 'quote', text: reason })
  parts.push(
    { kind: 'text', text: whatOfMoney(order, i18n) },
    { kind: 'button', label: t('Show the order'), url: mail.url },
  )
  return {
    subject: t('We cannot make your order {code}', { code: order.code }),
    preview: reason || t('We are sorry: we cannot make your order {code}.', { code: order.code }),
    title: t('We cannot make your order'),
    parts,
  }
}

/** A mail about a test says so first: nobody cooks, and nobody pays. */
export function markedAsTest(content: MailContent, { isTest }: Order, { t }: MailI18n): MailContent {
  if (!isTest) return content
  const text = t('This is a test order: it is not made and nothing has to be paid.')
  return {
    ...content,
    subject: t('Test: {subject}', { subject: content.subject }),
    parts: [{ kind: 'quote', text }, ...content.parts],
  }
}

/** What becomes of the money of an order that cannot be made. */
function whatOfMoney({ payment, status }: Order, { t, money }: MailI18n): string {
  if (payment.state === null) return t('Nothing has to be paid. Please call us, we will find a way together.')
  return t(paymentText(payment, status), { amount: money(payment.refunded) })
}

function how({ order }: MailOrder, { t }: MailI18n): string {
  const names = { delivery: 'Delivery', takeaway: 'Pick up', curbside: 'Curbside', table: 'At the table' }
  return t(names[order.deliverType])
}

const code = (order: Order, { t }: MailI18n): Fact => ({ label: t('Order code'), value: order.code })

/** What comes after the receipt; the mail may be late, and the order answered since. */
function nextStep({ status, deliverAt }: Order, { t }: MailI18n): string {
  if (status === 'pending_payment') return t('We start as soon as your payment has reached us.')
  if (status !== 'pending_approval') return t('We have your order. You can follow it on its page.')
  return deliverAt === 'later'
    ? t('We have your order and confirm it in good time. You can follow it on its page.')
    : t('We have your order and confirm it in a moment. You can follow it on its page.')
}

const readyAt = ({ deliverType }: Order, { t }: MailI18n): string =>
  deliverType === 'delivery' ? t('With you at about') : t('Ready at about')

/** When the restaurant has said that the order is ready; one for another day shows its day instead of a label. */
const promised = (order: Order, expectedAt: string, i18n: MailI18n): Fact => ({
  label: order.deliverAt === 'later' ? dayOf(i18n, expectedAt) : readyAt(order, i18n),
  value: timeOf(i18n, expectedAt),
})

function expected({ order, leadMinutes }: MailOrder, i18n: MailI18n): Fact {
  if (order.expectedAt) return promised(order, order.expectedAt, i18n)
  if (order.deliverAt === 'later' && order.deliverDate) {
    return { label: dayOf(i18n, order.deliverDate), value: timeOf(i18n, order.deliverDate) }
  }
  return {
    label: i18n.t('As soon as possible'),
    value: i18n.t('about {minutes} min', { minutes: leadMinutes }),
  }
}

function facts(mail: MailOrder, i18n: MailI18n): Fact[] {
  const { t } = i18n
  const { order } = mail
  const place = {
    delivery: {
      label: t('Delivery to'),
      value: withoutLinks([order.name, order.address].filter(Boolean).join(', ')),
    },
    takeaway: { label: t('Pick up at'), value: mail.pickUpAt },
    curbside: { label: t('Curbside at'), value: mail.pickUpAt },
    table: { label: t('At the table'), value: order.tableName ?? withoutLinks(order.name) },
  }[order.deliverType]
  return [
    { label: t('Ordered on'), value: dayAndTime(i18n, order.createdAt) },
    place,
    ...(order.notes ? [{ label: t('Note'), value: withoutLinks(order.notes) }] : []),
  ].filter((row) => row.value !== '')
}

function dish(item: Order['items'][number], { t, money }: MailI18n): DishRow {
  const choices = choiceTexts(item).join(', ')
  return {
    qty: `${item.qty} ×`,
    name: item.name,
    details: [
      ...(choices === '' ? [] : [choices]),
      ...(item.deposit > 0 ? [t('plus {amount} deposit', { amount: money(item.deposit) })] : []),
    ],
    price: money(item.price),
  }
}

function sums({ order, pricesIncludeTax }: MailOrder, { t, money, percent }: MailI18n): SumRow[] {
  const { payment } = order
  const { reusableDeposit: packed = zero, surcharge = zero } = payment
  const bottles = subtract(payment.deposit, packed)
  const way = subtract(payment.deliver, surcharge)
  const plain = (label: string, value: string): SumRow => ({ label, value, look: 'plain' })
  return [
    plain(t('Subtotal'), money(payment.cartTotal)),
    ...(bottles > 0 ? [plain(t('Deposit'), money(bottles))] : []),
    ...(packed > 0 ? [plain(t('Deposit for reusable containers'), money(packed))] : []),
    ...(order.deliverType === 'delivery' ? [plain(t('Delivery'), money(way))] : []),
    ...(surcharge > 0 ? [plain(t('Surcharge below the minimum order'), money(surcharge))] : []),
    ...(payment.discount > 0 ? [plain(t('Discount'), `−${money(payment.discount)}`)] : []),
    ...payment.taxItems.map((tax) => plain(tax.name, money(tax.value))),
    ...(payment.tip > 0 ? [plain(t('Tip'), money(payment.tip))] : []),
    {
      label: pricesIncludeTax ? t('Total incl. VAT') : t('Total'),
      value: money(payment.total),
      look: 'total',
    },
    ...payment.includedTaxes.map((tax): SumRow => ({
      label: t('includes {rate} VAT on {gross}', { rate: percent(tax.rate), gross: money(tax.gross) }),
      value: money(tax.value),
      look: 'small',
    })),
  ]
}

/** Allergens and additives by name, for each dish as it was chosen, to have at hand when the food arrives. */
function allergens(order: Order, { t }: MailI18n): Part[] {
  const list = (notices: readonly { name: string }[]) => notices.map(({ name }) => name).join(', ')
  const dishes = new Map(
    order.items.map((item) => [JSON.stringify([item.name, item.allergens, item.additives]), item]),
  )
  const rows = [...dishes.values()].map((item) => ({
    name: item.name,
    texts: [
      ...(item.allergensUnknown ? [t('Allergen information is missing – please call us')] : []),
      ...(item.allergens.length > 0 ? [t('Contains: {list}', { list: list(item.allergens) })] : []),
      ...(item.allergens.length === 0 && !item.allergensUnknown
        ? [t('No allergens that must be declared')]
        : []),
      ...(item.additives.length > 0 ? [t('Additives: {list}', { list: list(item.additives) })] : []),
    ],
  }))
  return [
    { kind: 'heading', text: t('Allergens and additives') },
    { kind: 'notes', rows },
  ]
}
