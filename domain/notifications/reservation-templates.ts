import type { MailContent, Part } from './mail-template.ts'
import { dayAndTime, type MailI18n } from './mail-i18n.ts'
import { salutation } from './salutation.ts'

type Reservation = { name: string; reservedAt: string; guests: string }

/** `url` is the page where the guest sees the reservation and can cancel it. */
type Linked = Reservation & { url?: string }

/**
 * The request for a table has arrived; nothing is promised yet. Notes are not repeated, so that nobody can send texts to
 * others through the restaurant.
 */
export function reservationReceivedMail(mail: Linked, i18n: MailI18n): MailContent {
  const { t } = i18n
  return {
    subject: t('Your request for a table, {time}', { time: dayAndTime(i18n, mail.reservedAt) }),
    preview: t('We will answer you soon. Your table is not reserved yet.'),
    title: t('Thank you for your request, {name}!', { name: salutation(mail.name) }),
    parts: [
      { kind: 'text', text: t('We will answer you soon. Your table is not reserved yet.') },
      { kind: 'facts', rows: facts(mail, i18n) },
      ...link(mail, i18n),
    ],
  }
}

/** The answer of the restaurant to a request for a table. */
export function reservationAnsweredMail(
  mail: Linked & { status: 'confirmed' | 'declined'; answer: string },
  i18n: MailI18n,
): MailContent {
  const { t } = i18n
  const time = dayAndTime(i18n, mail.reservedAt)
  const isConfirmed = mail.status === 'confirmed'
  const text = isConfirmed
    ? t('Your table is reserved. We look forward to seeing you!')
    : t('We are sorry: we have no table for you at this time. Please ask us for another one.')
  return {
    subject: isConfirmed
      ? t('Your table is reserved, {time}', { time })
      : t('No table free, {time}', { time }),
    preview: text,
    title: isConfirmed
      ? t('See you soon, {name}!', { name: salutation(mail.name) })
      : t('Sorry, {name}', { name: salutation(mail.name) }),
    parts: [
      { kind: 'text', text },
      { kind: 'facts', rows: facts(mail, i18n) },
      ...(mail.answer === '' ? [] : [{ kind: 'quote' as const, text: mail.answer }]),
      ...(isConfirmed ? link(mail, i18n) : []),
    ],
  }
}

/** To the guest, who has cancelled. */
export function cancellationReceivedMail(mail: Reservation, i18n: MailI18n): MailContent {
  const { t } = i18n
  const text = t('Thank you for letting us know. We hope to see you another time!')
  return {
    subject: t('Your reservation is cancelled, {time}', { time: dayAndTime(i18n, mail.reservedAt) }),
    preview: text,
    title: t('Your reservation is cancelled'),
    parts: [
      { kind: 'text', text },
      { kind: 'facts', rows: facts(mail, i18n) },
    ],
  }
}

/** To the restaurant: a request for a table. */
export function reservationRequestedMail(
  mail: Reservation & { email: string; phone: string; notes: string },
  i18n: MailI18n,
): MailContent {
  const { t } = i18n
  return {
    subject: t('Table for {guests}, {time}: {name}', {
      guests: mail.guests,
      time: dayAndTime(i18n, mail.reservedAt),
      name: mail.name,
    }),
    preview: mail.notes || mail.phone,
    title: t('Somebody asks for a table'),
    parts: [
      {
        kind: 'facts',
        rows: [...facts(mail, i18n), ...contact(mail, i18n)],
      },
      ...(mail.notes === '' ? [] : [{ kind: 'quote' as const, text: mail.notes }]),
      { kind: 'small', text: t('Please answer in the back office; the guest is told by mail.') },
    ],
    replyTo: { name: mail.name, email: mail.email },
  }
}

/** To the restaurant: a guest has cancelled. */
export function reservationCancelledMail(
  mail: Reservation & { email: string; phone: string },
  i18n: MailI18n,
): MailContent {
  const { t } = i18n
  const time = dayAndTime(i18n, mail.reservedAt)
  return {
    subject: t('Cancelled: table for {guests}, {time}: {name}', {
      guests: mail.guests,
      time,
      name: mail.name,
    }),
    preview: t('The table is free again.'),
    title: t('A guest has cancelled'),
    parts: [
      { kind: 'text', text: t('The table is free again.') },
      { kind: 'facts', rows: [...facts(mail, i18n), ...contact(mail, i18n)] },
    ],
    replyTo: { name: mail.name, email: mail.email },
  }
}

const link = ({ url }: Linked, { t }: MailI18n): Part[] =>
  url === undefined ? [] : [{ kind: 'button', label: t('See or cancel the reservation'), url }]

const contact = (mail: { name: string; email: string; phone: string }, { t }: MailI18n) =>
  [
    { label: t('Name'), value: mail.name },
    { label: t('Phone'), value: mail.phone },
    { label: t('E-mail'), value: mail.email },
  ].filter((row) => row.value !== '')

const facts = (mail: Reservation, i18n: MailI18n) => [
  { label: i18n.t('When'), value: dayAndTime(i18n, mail.reservedAt) },
  { label: i18n.t('Guests'), value: mail.guests },
]
