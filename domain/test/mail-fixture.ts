import type { Order } from '#contract/orders.ts'
import { cents } from '../money.ts'
import { createMailI18n, type MailI18n } from '../notifications/mail-i18n.ts'
import type { MailContent, Part } from '../notifications/mail-template.ts'
import type { MailOrder } from '../notifications/order-templates.ts'
import { builtInMessages } from '../i18n/catalogue.ts'

/** The i18n of a German restaurant in a built-in language. */
export const mailWordsIn = (language: string): MailI18n =>
  createMailI18n({ language, map: builtInMessages(language), country: 'de', timeZone: 'Europe/Berlin' })

/** The sentences of a mail. */
export const sentencesOf = (content: MailContent): string[] =>
  content.parts.flatMap((part) => (part.kind === 'small' || part.kind === 'text' ? [part.text] : []))

/** The first part of a mail that is of a kind. */
export function partOf<Kind extends Part['kind']>(
  content: MailContent,
  kind: Kind,
): Extract<Part, { kind: Kind }> {
  const found = content.parts.find((part) => part.kind === kind)
  if (!found) throw new Error(`no part ${kind}`)
  return found as Extract<Part, { kind: Kind }>
}

type OrderPart = Partial<Omit<Order, 'payment'>> & { payment?: Partial<Order['payment']> }

/** A takeaway order of one pizza, 9,90 €, with the given changes. */
export function mailOrder(
  { payment = {}, ...order }: OrderPart = {},
  more: Partial<MailOrder> = {},
): MailOrder {
  const price = cents(990)
  return {
    order: {
      id: 'order',
      code: 'A2B3C4',
      status: 'pending_approval',
      statusText: 'Waiting for confirmation',
      createdAt: '2026-11-20T18:00:00.000Z',
      deliverAt: 'now',
      deliverDate: null,
      deliverType: 'takeaway',
      takeaway: true,
      issueInvoice: false,
      receiptNumber: 1,
      wantsReusable: false,
      items: [
        {
          kind: 'productItem',
          type: 'productItem',
          product: 'Pizza',
          menu: null,
          name: 'Pizza',
          size: '',
          extras: [],
          options: [],
          items: [],
          allergens: [],
          additives: [],
          qty: 1,
          unitPrice: price,
          price,
          deposit: cents(0),
        },
      ],
      address: null,
      coordinates: null,
      notes: null,
      name: 'Ada Lovelace',
      expectedAt: null,
      rejectReason: null,
      tableName: null,
      isClosed: false,
      ...order,
      payment: {
        price,
        cartTotal: price,
        deposit: cents(0),
        discount: cents(0),
        deliver: cents(0),
        tax: cents(0),
        taxItems: [],
        tip: cents(0),
        total: price,
        method: 'cash',
        state: null,
        refunded: cents(0),
        includedTaxes: [],
        ...payment,
      },
    },
    url: 'https://shop.test/order/token',
    payment: 'Cash',
    pickUpAt: 'Hauptstraße 1',
    leadMinutes: 20,
    pricesIncludeTax: true,
    ...more,
  }
}
