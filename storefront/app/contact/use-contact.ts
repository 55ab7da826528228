import { useEffect, useRef } from 'react'
import { sendContactMessage } from '#contract/content.ts'
import { contactProblems } from '#domain/content/contact-problems.ts'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { type FormTraits, useFormTraits } from '../form/spam-trap.tsx'
import { createRequestKeys } from '../http/idempotency-key.ts'
import { type Form, useForm } from '../form/use-form.ts'

/** What is known about who writes. */
export type ContactPerson = { name: string; email: string }

export type ContactValues = {
  fname: string
  lname: string
  email: string
  subject: string
  message: string
  terms: boolean
}

const empty: ContactValues = { fname: '', lname: '', email: '', subject: '', message: '', terms: false }

/** The contact form of spec 2. */
export function useContact(person: ContactPerson | undefined): {
  form: Form<ContactValues>
  traits: FormTraits
} {
  const { t } = useI18n()
  const traits = useFormTraits()
  const keys = useRef(createRequestKeys()).current
  const form = useForm<ContactValues>({
    id: 'contact',
    initial: empty,
    names: {
      fname: t('First name'),
      lname: t('Last name'),
      email: t('E-mail'),
      subject: t('Subject'),
      message: t('Message'),
      terms: t('Terms'),
    },
    check: contactProblems,
    send: async (fields) => {
      const idempotencyKey = keys.keyFor(fields)
      await browserApi()(sendContactMessage, { body: { ...fields, ...traits.read() }, idempotencyKey })
    },
  })

  useEffect(() => traits.appeared(), [traits])
  const { set, values } = form
  const now = useRef(values)
  now.current = values
  // Who is signed in is known a moment later; what has been typed by then stays.
  useEffect(() => {
    if (!person) return
    const [, fname = '', lname = ''] = /^(.*?)\s*(\S*)$/.exec(person.name.trim()) ?? []
    for (const [name, value] of Object.entries({ fname, lname, email: person.email })) {
      const field = name as 'fname' | 'lname' | 'email'
      if (now.current[field] === '' && value !== '') set(field, value)
    }
  }, [person, set])
  return { form, traits }
}
