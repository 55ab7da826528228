import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { PaymentState } from '#contract/payments.ts'
import { cents } from '../money.ts'
import { mailOrder, mailWordsIn, partOf, sentencesOf } from '../test/mail-fixture.ts'
import {
  orderApprovedMail,
  orderReceivedMail,
  orderRejectedMail,
  orderTimeChangedMail,
} from './order-templates.ts'

const german = mailWordsIn('de')
const expectedTime = '2026-11-21T18:30:00.000Z'

describe('the sums of an order', () => {
  const rows = (payment: object, more = {}, order = {}) =>
    partOf(orderReceivedMail(mailOrder({ ...order, payment }, more), german), 'sums').rows.map(
      ({ label, value }) => `${label} ${value}`.replaceAll('\u00A0', ' '),
    )

  test('show only what there is', () => {
    expect(rows({})).toEqual(['Zwischensumme 9,90 €', 'Gesamt inkl. MwSt. 9,90 €'])
  })

  test('show the deposit of reusable containers apart from that of bottles (R-V1)', () => {
    expect(rows({ deposit: cents(550), reusableDeposit: cents(500) })).toEqual(
      expect.arrayContaining(['Pfand 0,50 €', 'Pfand Mehrweg 5,00 €']),
    )
    const alone = rows({ deposit: cents(500), reusableDeposit: cents(500) })
    expect(alone.filter((row) => row.startsWith('Pfand'))).toEqual(['Pfand Mehrweg 5,00 €'])
  })

  test('show what is paid below the minimum order apart from the way there', () => {
    const payment = { deliver: cents(760), surcharge: cents(510), total: cents(1750) }
    expect(rows(payment, {}, { deliverType: 'delivery' })).toEqual([
      'Zwischensumme 9,90 €',
      'Lieferung 2,50 €',
      'Mindermengenzuschlag 5,10 €',
      'Gesamt inkl. MwSt. 17,50 €',
    ])
  })

  test('show deposit, fee, discount and tip, and the VAT of each rate (R-T4)', () => {
    const payment = {
      cartTotal: cents(4250),
      deposit: cents(100),
      deliver: cents(250),
      discount: cents(300),
      tip: cents(150),
      total: cents(4450),
      includedTaxes: [
        { name: 'VAT', rate: 7, gross: cents(3000), net: cents(2804), value: cents(196) },
        { name: 'VAT', rate: 19, gross: cents(1300), net: cents(1092), value: cents(208) },
      ],
    }
    expect(rows(payment, {}, { deliverType: 'delivery' })).toEqual([
      'Zwischensumme 42,50 €',
      'Pfand 1,00 €',
      'Lieferung 2,50 €',
      'Discount −3,00 €'.replace('Discount', german.t('Discount')),
      'Trinkgeld 1,50 €',
      'Gesamt inkl. MwSt. 44,50 €',
      'enthält 7 % MwSt. auf 30,00 € 1,96 €',
      'enthält 19 % MwSt. auf 13,00 € 2,08 €',
    ])
  })

  test('name taxes that come on top where prices are without', () => {
    const payment = { tax: cents(69), taxItems: [{ name: 'VAT', value: cents(69) }], total: cents(1059) }
    expect(rows(payment, { pricesIncludeTax: false })).toEqual([
      'Zwischensumme 9,90 €',
      'VAT 0,69 €',
      'Gesamt 10,59 €',
    ])
  })
})

test.each([
  ['delivery', { address: 'Weg 1' }, 'Lieferung an', 'Ada Lovelace, Weg 1'],
  ['takeaway', {}, 'Abholung bei', 'Hauptstraße 1'],
  ['table', { tableName: 'Tisch 4' }, german.t('At the table'), 'Tisch 4'],
] as const)('an order by %s says where it goes', (deliverType, more, label, value) => {
  const content = orderReceivedMail(mailOrder({ deliverType, ...more }), german)
  expect(partOf(content, 'facts').rows).toContainEqual({ label, value })
})

describe('what a mail says about the money', () => {
  const online = ['Online bezahlt.', german.t('Reserved online; charged when the restaurant accepts.')]
  online.push(german.t('The payment is being checked.'))

  test.each<[string, PaymentState | null, string[]]>([
    ['to be paid at the door', null, []],
    ['paid online', 'paid', ['Online bezahlt.']],
    ['held online', 'authorized', [german.t('Reserved online; charged when the restaurant accepts.')]],
    ['looked at by the provider', 'processing', [german.t('The payment is being checked.')]],
  ])('an order that is %s', (_, state, said) => {
    const shown = sentencesOf(orderReceivedMail(mailOrder({ payment: { state } }), german))
    expect(shown.some((text) => text.startsWith('Zahlung'))).toBe(true)
    expect(shown.filter((text) => online.includes(text))).toEqual(said)
  })

  test.each<[Partial<Order['payment']>, string]>([
    [{ state: null }, 'Du musst nichts bezahlen. Ruf uns gern an, wir finden gemeinsam eine Lösung.'],
    [{ state: 'authorized' }, german.t('Nothing was charged; the reserved amount is released.')],
    [{ state: 'paid' }, 'Online bezahlt; du bekommst das Geld zurück.'],
    [{ state: 'refunded', refunded: cents(990) }, german.t('Paid online, and paid back in full.')],
    [
      { state: 'partially_refunded', refunded: cents(450) },
      `Online bezahlt; davon wurden ${german.money(cents(450))} schon erstattet, der Rest wird auch erstattet.`,
    ],
  ])('an order that cannot be made, with %o', (payment, said) => {
    const mail = { ...mailOrder({ status: 'rejected', payment }), reason: 'Full' }
    expect(sentencesOf(orderRejectedMail(mail, german))).toContain(said)
  })
})

test('times are those of the restaurant, on both sides of the change to summer time', () => {
  const at = (deliverDate: string) =>
    partOf(orderReceivedMail(mailOrder({ deliverAt: 'later', deliverDate }), german), 'keys').rows[1]
  expect(at('2026-03-28T18:00:00.000Z')).toEqual({ label: 'Samstag, 28. März', value: '19:00 Uhr' })
  expect(at('2026-03-29T18:00:00.000Z')).toEqual({ label: 'Sonntag, 29. März', value: '20:00 Uhr' })
})

test('only a mail about an order for now says that it is confirmed in a moment, and then in the kitchen', () => {
  const said = (deliverAt: 'now' | 'later') => {
    const mail = mailOrder({ deliverAt, deliverDate: expectedTime })
    const approved = orderApprovedMail({ ...mail, expectedAt: expectedTime }, german)
    return [...sentencesOf(orderReceivedMail(mail, german)), ...sentencesOf(approved)].join(' ')
  }
  expect(said('now')).toMatch(/bestätigen sie gleich.*ist in der Küche/)
  expect(said('later')).toContain('bestätigen sie rechtzeitig')
  expect(said('later')).not.toMatch(/gleich|in der Küche/)
})

test.each(['approved', 'completed'] as const)(
  'a mail about the receipt of an order that is sent when the order is %s names the time that was confirmed',
  (status) => {
    const mail = mailOrder({ status, expectedAt: expectedTime })
    const content = orderReceivedMail(mail, german)
    expect(sentencesOf(content)[0]).toBe(
      'Deine Bestellung ist bei uns. Auf ihrer Seite kannst du sie verfolgen.',
    )
    expect(partOf(content, 'keys').rows).toEqual(
      partOf(orderApprovedMail({ ...mail, expectedAt: expectedTime }, german), 'keys').rows,
    )
  },
)

test('a mail about another time names the time in its subject and first of all', () => {
  const content = orderTimeChangedMail({ ...mailOrder(), expectedAt: expectedTime }, german)
  expect(content.subject).toMatch(/^Neue Zeit.*: 19:30 Uhr$/)
  expect(content.preview).toContain('19:30 Uhr')
  expect(partOf(content, 'keys').rows[1]).toMatchObject({ value: '19:30 Uhr' })
})

test.each([null, expectedTime])(
  'the mail about an approved order for later names its day and time, with the expected time %j',
  (expectedAt) => {
    const mail = mailOrder({ deliverAt: 'later', deliverDate: expectedTime })
    const content = orderApprovedMail({ ...mail, expectedAt }, german)
    expect(partOf(content, 'keys').rows).toEqual(partOf(orderReceivedMail(mail, german), 'keys').rows)
  },
)

test('a dish without allergens says so, one with allergens lists them by name (R-F1)', () => {
  const [item] = mailOrder().order.items
  const nuts = { ...item!, name: 'Kuchen', allergens: [{ code: 'H', name: 'Nüsse' }] }
  const content = orderReceivedMail(mailOrder({ items: [item!, nuts, nuts] }), german)
  expect(partOf(content, 'notes').rows).toEqual([
    { name: 'Pizza', texts: ['Keine kennzeichnungspflichtigen Allergene'] },
    { name: 'Kuchen', texts: ['Enthält: Nüsse'] },
  ])
})
