import { useEffect, useRef } from 'react'
import { sendContactMessage } from '#contract/content.ts'
import { contactIssues } from '#domain/content/contact-issues.ts'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { type SpamTrap, useSpamTrap } from '../form/spam-trap.tsx'
import { createIdempotencyKeys } from '../http/idempotency-key.ts'
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
  spamTrap: SpamTrap
} {
  const { t } = useI18n()
  const spamTrap = useSpamTrap()
  const keys = useRef(createIdempotencyKeys()).current
  const form = useForm<ContactValues>({
    id: 'contact',
    keepAs: 'contact',
    initial: empty,
    names: {
      fname: t('First name'),
      lname: t('Last name'),
      email: t('E-mail'),
      subject: t('Subject'),
      message: t('Message'),
      terms: t('Terms'),
    },
    check: contactIssues,
    send: async (fields) => {
      const idempotencyKey = keys.keyFor(fields)
      await browserApi()(sendContactMessage, { body: { ...fields, ...spamTrap.read() }, idempotencyKey })
    },
  })

  useEffect(() => spamTrap.appeared(), [spamTrap])
  const { set, values } = form
  const now = useRef(values)
  now.current = values
  // The signed-in user is known a moment later; what has been typed by then stays.
  useEffect(() => {
    if (!person) return
    const [, fname = '', lname = ''] = /^(.*?)\s*(\S*)$/.exec(person.name.trim()) ?? []
    for (const [name, value] of Object.entries({ fname, lname, email: person.email })) {
      const field = name as 'fname' | 'lname' | 'email'
      if (now.current[field] === '' && value !== '') set(field, value)
    }
  }, [person, set])
  return { form, spamTrap }
}
