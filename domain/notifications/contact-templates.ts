import type { MailContent } from './mail-template.ts'
import type { MailI18n } from './mail-i18n.ts'

type Message = { name: string; subject: string; message: string }

/** To the restaurant: a message of the contact form. An answer goes to the guest. */
export function contactMessageMail(mail: Message & { email: string }, { t }: MailI18n): MailContent {
  return {
    subject: t('Message from {name}: {subject}', { name: mail.name, subject: mail.subject }),
    preview: mail.message,
    title: mail.subject || t('A message for you'),
    parts: [
      {
        kind: 'facts',
        rows: [
          { label: t('Name'), value: mail.name },
          { label: t('E-mail'), value: mail.email },
        ],
      },
      { kind: 'quote', text: mail.message },
      {
        kind: 'small',
        text: t('Just answer this mail: your answer goes to {email}.', { email: mail.email }),
      },
    ],
    replyTo: { name: mail.name, email: mail.email },
  }
}

/** To the guest: the message has arrived. It is not repeated, so that the form cannot be used to send texts to strangers. */
export function contactReceivedMail({ t }: MailI18n): MailContent {
  return {
    subject: t('Your message has reached us'),
    preview: t('We have received your message and will answer you soon.'),
    title: t('Thank you for your message'),
    parts: [{ kind: 'text', text: t('We have received your message and will answer you soon.') }],
  }
}
