import { isBlank } from '#contract/typed-text.ts'
import { isEmail, isPhone } from '../checkout/contact-rules.ts'
import { GUEST_CHOICES } from '../limits.ts'
import { messages, type Message } from '../messages.ts'

export type ReservationFields = {
  reservedAt: string
  guests: string
  name: string
  email: string
  phone: string
  terms: boolean
}

export type ReservationField = keyof ReservationFields

/**
 * What is missing or wrong in a reservation, by field; empty when all is well (spec 5). Whether the restaurant is open
 * at that time is another question: see `reservedAtIssue`.
 */
export function reservationFieldIssues(
  fields: ReservationFields,
): Partial<Record<ReservationField, string[]>> {
  const found: Record<ReservationField, Message | undefined> = {
    reservedAt: isBlank(fields.reservedAt) ? messages.reservedAtMissing : undefined,
    guests: guestsIssue(fields.guests.trim()),
    name: isBlank(fields.name) ? messages.nameMissing : undefined,
    email: textIssue(fields.email.trim(), isEmail, messages.emailMissing, messages.emailWrong),
    phone: textIssue(fields.phone.trim(), isPhone, messages.phoneMissing, messages.phoneWrong),
    terms: fields.terms ? undefined : messages.termsMissing,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => (message === undefined ? [] : [[field, [message]]])),
  )
}

function guestsIssue(guests: string): Message | undefined {
  if (guests === '') return messages.guestsMissing
  return (GUEST_CHOICES as readonly string[]).includes(guests) ? undefined : messages.guestsWrong
}

function textIssue(
  text: string,
  isValid: (text: string) => boolean,
  missing: Message,
  wrong: Message,
): Message | undefined {
  if (text === '') return missing
  return isValid(text) ? undefined : wrong
}
