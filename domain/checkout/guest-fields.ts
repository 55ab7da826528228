import { isBlank } from '#contract/typed-text.ts'
import type { DeliverType } from '#contract/checkout.ts'
import { hasHouseNumber } from '../delivery/address-line.ts'
import { messages, type Message } from '../messages.ts'
import { isEmail, isPhone } from './contact-rules.ts'

export type GuestFields = {
  name: string
  email: string
  phone: string
  address?: string | null | undefined
  /** The town of the place an address stands for; such an address needs a house number. */
  town?: object | undefined
  terms: boolean
}

export type GuestField = Exclude<keyof GuestFields, 'town'>

/**
 * What is missing or wrong in the fields of a guest, by field; empty when all is well (spec 5). An address is asked for a
 * delivery only; at a table nothing but the terms is required.
 */
export function guestFieldIssues(
  fields: GuestFields,
  deliverType: DeliverType,
): Partial<Record<GuestField, string[]>> {
  const required = deliverType !== 'table'
  const found: Record<GuestField, Message | undefined> = {
    name: required && isBlank(fields.name) ? messages.nameMissing : undefined,
    email: textIssue(fields.email, required, isEmail, messages.emailMissing, messages.emailWrong),
    phone: textIssue(fields.phone, required, isPhone, messages.phoneMissing, messages.phoneWrong),
    address: deliverType === 'delivery' ? addressIssue(fields) : undefined,
    terms: fields.terms ? undefined : messages.termsMissing,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => (message === undefined ? [] : [[field, [message]]])),
  )
}

function addressIssue({ address, town }: GuestFields): Message | undefined {
  if (isBlank(address ?? '')) return messages.addressMissing
  return town && !hasHouseNumber(address ?? '') ? messages.houseNumberMissing : undefined
}

function textIssue(
  text: string,
  required: boolean,
  isValid: (text: string) => boolean,
  missing: Message,
  wrong: Message,
): Message | undefined {
  if (isBlank(text)) return required ? missing : undefined
  return isValid(text.trim()) ? undefined : wrong
}
