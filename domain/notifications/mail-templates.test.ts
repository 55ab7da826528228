import { describe, expect, test } from 'vitest'
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
import type { MailContent, Sender } from './mail-template.ts'
import type { MailI18n } from './mail-i18n.ts'
import {
  orderApprovedMail,
  orderReceivedMail,
  orderRejectedMail,
  orderTimeChangedMail,
} from './order-templates.ts'
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
  'order at another time': (i18n) => orderTimeChangedMail({ ...mailOrder(), expectedAt: reservedAt }, i18n),
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
