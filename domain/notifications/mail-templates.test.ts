import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { PaymentState } from '#contract/payments.ts'
import { cents } from '../money.ts'
import { mailOrder, mailWordsIn } from '../test/mail-fixture.ts'
import {
  accountEndsMail,
  emailConfirmationMail,
  newPasswordMail,
  signInChangedMail,
  socialChangedMail,
} from './account-templates.ts'
import { contactMessageMail, contactReceivedMail } from './contact-templates.ts'
import { drawHtml } from './draw-html.ts'
import { drawText } from './draw-text.ts'
import type { MailContent, Part, Sender } from './mail-template.ts'
import type { MailI18n } from './mail-i18n.ts'
import { orderApprovedMail, orderReceivedMail, orderRejectedMail } from './order-templates.ts'
import {
  cancellationReceivedMail,
  reservationAnsweredMail,
  reservationCancelledMail,
  reservationReceivedMail,
  reservationRequestedMail,
} from './reservation-templates.ts'

import { staffInvitedMail, staffNewPasswordMail, staffPasskeyAddedMail } from './staff-templates.ts'

const sender: Sender = { name: 'Trattoria', lines: ['Hauptstraße 1'], links: [], home: 'https://shop.test/' }
const german = mailWordsIn('de')
const texts = (content: MailContent) =>
  content.parts.flatMap((part) => (part.kind === 'small' || part.kind === 'text' ? [part.text] : []))
const reservedAt = '2026-11-21T18:30:00.000Z'
const table = { name: 'Ada', reservedAt, guests: '4' }
const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hi', message: 'Hello' }

const everyMail: Record<string, (i18n: MailI18n) => MailContent> = {
  'order received': (i18n) => orderReceivedMail(mailOrder(), i18n),
  'order for later': (i18n) =>
    orderReceivedMail(mailOrder({ deliverAt: 'later', deliverDate: reservedAt }), i18n),
  'unpaid order': (i18n) => orderReceivedMail(mailOrder({ status: 'pending_payment' }), i18n),
  'order approved': (i18n) => orderApprovedMail({ ...mailOrder(), expectedAt: reservedAt }, i18n),
  'order approved without a time': (i18n) => orderApprovedMail({ ...mailOrder(), expectedAt: null }, i18n),
  'order rejected': (i18n) => orderRejectedMail({ ...mailOrder(), reason: '' }, i18n),
  'reservation received': (i18n) => reservationReceivedMail({ ...table, url: 'https://shop.test/r' }, i18n),
  'reservation confirmed': (i18n) =>
    reservationAnsweredMail({ ...table, status: 'confirmed', answer: '' }, i18n),
  'reservation declined': (i18n) =>
    reservationAnsweredMail({ ...table, status: 'declined', answer: 'x' }, i18n),
  'reservation cancelled': (i18n) => cancellationReceivedMail(table, i18n),
  'reservation cancelled by its guest': (i18n) =>
    reservationCancelledMail({ ...table, email: 'ada@example.org', phone: '1' }, i18n),
  'account ends': (i18n) =>
    accountEndsMail({ name: 'Ada', endsAt: reservedAt, url: 'https://shop.test/login' }, i18n),
  'reservation requested': (i18n) =>
    reservationRequestedMail({ ...table, email: 'ada@example.org', phone: '1', notes: 'x' }, i18n),
  'contact message': (i18n) => contactMessageMail(message, i18n),
  'contact received': (i18n) => contactReceivedMail(i18n),
  'new password': (i18n) =>
    newPasswordMail({ name: 'Ada', password: 'x', validUntil: reservedAt, url: 'https://shop.test' }, i18n),
  'address to confirm': (i18n) =>
    emailConfirmationMail({ name: 'Ada', url: 'https://shop.test', validUntil: reservedAt }, i18n),
  'sign-in changed': (i18n) =>
    signInChangedMail(
      { name: 'Ada', hasNewEmail: true, hasNewPassword: true, url: 'https://shop.test' },
      i18n,
    ),
  'staff invited': (i18n) => staffInvitedMail({ url: 'https://shop.test/x', validUntil: reservedAt }, i18n),
  'passkey of a member': (i18n) =>
    staffPasskeyAddedMail({ name: 'Mina', passkey: 'Phone', url: 'https://shop.test/x' }, i18n),
  'new password of a member': (i18n) =>
    staffNewPasswordMail({ name: 'Mina', url: 'https://shop.test/x', validUntil: reservedAt }, i18n),
  'social linked': (i18n) =>
    socialChangedMail({ name: 'Ada', provider: 'google', url: 'https://shop.test' }, true, i18n),
  'social unlinked': (i18n) =>
    socialChangedMail({ name: 'Ada', provider: 'apple', url: 'https://shop.test' }, false, i18n),
}

const partOf = <Kind extends Part['kind']>(
  content: MailContent,
  kind: Kind,
): Extract<Part, { kind: Kind }> => {
  const found = content.parts.find((part) => part.kind === kind)
  if (!found) throw new Error(`no part ${kind}`)
  return found as Extract<Part, { kind: Kind }>
}

test.each(Object.keys(everyMail))(
  'no name is left open in the mail "%s", in any built-in language',
  (kind) => {
    for (const language of ['de', 'en']) {
      const content = everyMail[kind]!(mailWordsIn(language))
      const text = drawText(content, sender)
      expect(`${content.subject} ${content.preview} ${text}`).not.toMatch(/[{}]|undefined|Invalid/)
      expect(drawHtml(content, sender, language)).toContain(`lang="${language}"`)
    }
  },
)

test('the German mail messages cover everything that the English ones say', () => {
  for (const write of Object.values(everyMail)) {
    expect(write(german).subject).not.toBe(write(mailWordsIn('en')).subject)
  }
})

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
    const shown = texts(orderReceivedMail(mailOrder({ payment: { state } }), german))
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
    expect(texts(orderRejectedMail(mail, german))).toContain(said)
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
    const mail = mailOrder({ deliverAt, deliverDate: reservedAt })
    const approved = orderApprovedMail({ ...mail, expectedAt: reservedAt }, german)
    return [...texts(orderReceivedMail(mail, german)), ...texts(approved)].join(' ')
  }
  expect(said('now')).toMatch(/bestätigen sie gleich.*ist in der Küche/)
  expect(said('later')).toContain('bestätigen sie rechtzeitig')
  expect(said('later')).not.toMatch(/gleich|in der Küche/)
})

test.each(['approved', 'completed'] as const)(
  'a mail about the receipt of an order that is sent when the order is %s names the time that was confirmed',
  (status) => {
    const mail = mailOrder({ status, expectedAt: reservedAt })
    const content = orderReceivedMail(mail, german)
    expect(texts(content)[0]).toBe('Deine Bestellung ist bei uns. Auf ihrer Seite kannst du sie verfolgen.')
    expect(partOf(content, 'keys').rows).toEqual(
      partOf(orderApprovedMail({ ...mail, expectedAt: reservedAt }, german), 'keys').rows,
    )
  },
)

test.each([null, reservedAt])(
  'the mail about an approved order for later names its day and time, with the expected time %j',
  (expectedAt) => {
    const mail = mailOrder({ deliverAt: 'later', deliverDate: reservedAt })
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

describe('a drawn mail', () => {
  const nasty = '<img src=x onerror="x">&\'"'
  const content: MailContent = {
    subject: nasty,
    preview: nasty,
    title: nasty,
    parts: [
      { kind: 'text', text: nasty },
      { kind: 'small', text: nasty },
      { kind: 'heading', text: nasty },
      { kind: 'facts', rows: [{ label: nasty, value: nasty }] },
      { kind: 'keys', rows: [{ label: nasty, value: nasty }] },
      { kind: 'dishes', rows: [{ qty: nasty, name: nasty, details: [nasty], price: nasty }] },
      { kind: 'sums', rows: [{ label: nasty, value: nasty, look: 'total' }] },
      { kind: 'notes', rows: [{ name: nasty, texts: [nasty] }] },
      { kind: 'button', label: nasty, url: `https://shop.test/${nasty}` },
      { kind: 'code', text: nasty },
      { kind: 'quote', text: nasty },
    ],
  }
  const evil: Sender = { name: nasty, lines: [nasty], links: [{ label: nasty, url: nasty }], home: nasty }

  test('shows every text as text, wherever it stands', () => {
    const html = drawHtml(content, evil, 'de')
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/="[^"]*onerror="x/)
    expect(html.split('&lt;img').length).toBeGreaterThan(18)
  })

  test('says the same in its text as in its HTML', () => {
    const text = drawText(content, evil)
    expect(text.split(nasty).length).toBeGreaterThan(18)
  })

  test('is read from the right where the language is', () => {
    const html = drawHtml(everyMail['order received']!(german), sender, 'ar')
    expect(html).toContain('dir="rtl"')
    expect(html).toContain('align="left"')
    expect(html).not.toContain('align="right"')
  })
})
