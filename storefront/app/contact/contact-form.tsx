import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AcceptTerms } from '../form/accept-terms.tsx'
import { EmailField, FormField } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { SpamTrapField } from '../form/spam-trap.tsx'
import { type ContactPerson, useContact } from './use-contact.ts'

/** The form that writes to the restaurant; after a message has arrived it can write another one. */
export function ContactForm({ person }: { person: ContactPerson | undefined }) {
  const [count, setCount] = useState(0)
  return <OneMessage key={count} person={person} onAgain={() => setCount(count + 1)} />
}

function OneMessage({ person, onAgain }: { person: ContactPerson | undefined; onAgain: () => void }) {
  const { t } = useI18n()
  const { form, spamTrap } = useContact(person)
  if (form.phase === 'sent') return <MessageSent onAgain={onAgain} />
  return (
    <FormFrame form={form} submit={t('Send message')} isStrict>
      <div className="contact__names">
        <FormField form={form} name="fname" autoComplete="given-name" autoCapitalize="words" />
        <FormField form={form} name="lname" autoComplete="family-name" autoCapitalize="words" />
      </div>
      <EmailField form={form} name="email" hint={t('Our answer goes there')} />
      <FormField form={form} name="subject" />
      <TextArea
        id="contact-message"
        name="message"
        label={form.names.message}
        mark={t('(required)')}
        error={form.shown.message}
        rows={6}
        aria-required="true"
        value={form.values.message}
        onChange={({ target }) => form.set('message', target.value)}
        onBlur={() => form.left('message')}
      />
      <AcceptTerms form={form} />
      <SpamTrapField spamTrap={spamTrap} />
    </FormFrame>
  )
}

function MessageSent({ onAgain }: { onAgain: () => void }) {
  const { t } = useI18n()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    said.current?.focus()
    said.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="contact__sent">
      <MailCheck size={56} strokeWidth={1.6} aria-hidden="true" />
      <p role="status" tabIndex={-1} ref={said}>
        {t('Your message has been received. We will contact you shortly.')}
      </p>
      <Button look="secondary" onClick={onAgain}>
        {t('Write another message')}
      </Button>
    </div>
  )
}
