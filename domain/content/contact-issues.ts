import { isBlank } from '#contract/typed-text.ts'
import { isEmail } from '../checkout/contact-rules.ts'
import { messages, type Message } from '../messages.ts'

export type ContactFields = {
  fname: string
  lname: string
  email: string
  subject: string
  message: string
  terms: boolean
}

export type ContactField = keyof ContactFields

/** What is missing or wrong in the contact form, by field; empty when all is well (spec 5). */
export function contactIssues(fields: ContactFields): Partial<Record<ContactField, string[]>> {
  const found: Record<ContactField, Message | undefined> = {
    fname: missing(fields.fname, messages.firstNameMissing),
    lname: missing(fields.lname, messages.lastNameMissing),
    email:
      missing(fields.email, messages.emailMissing) ??
      (isEmail(fields.email.trim()) ? undefined : messages.emailWrong),
    subject: missing(fields.subject, messages.subjectMissing),
    message: missing(fields.message, messages.messageMissing),
    terms: fields.terms ? undefined : messages.termsMissing,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => (message === undefined ? [] : [[field, [message]]])),
  )
}

const missing = (text: string, message: Message): Message | undefined => (isBlank(text) ? message : undefined)
