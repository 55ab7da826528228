import type { MailContent } from './mail-template.ts'
import { dayAndTime, type MailI18n } from './mail-i18n.ts'
import { salutation } from './salutation.ts'

/** Somebody is invited to work here; the link counts once. */
export function staffInvitedMail(mail: { url: string; validUntil: string }, i18n: MailI18n): MailContent {
  const { t } = i18n
  return {
    subject: t('Invitation to the team'),
    preview: t('One link leads to name, password and the back office.'),
    title: t('Welcome to the team'),
    parts: [
      { kind: 'text', text: t('This link opens the access to the back office:') },
      { kind: 'button', label: t('Join the team'), url: mail.url },
      {
        kind: 'small',
        text: t('The link counts once and is valid until {time}.', {
          time: dayAndTime(i18n, mail.validUntil),
        }),
      },
      { kind: 'small', text: t('Nothing known about it? Then this mail can be ignored.') },
    ],
  }
}

/** A member of staff has asked for a new password; the old one counts until the link is used. */
export function staffNewPasswordMail(
  mail: { name: string; url: string; validUntil: string },
  i18n: MailI18n,
): MailContent {
  const { t } = i18n
  return {
    subject: t('New password for the back office'),
    preview: t('The old password counts until a new one is set.'),
    title: t('New password for the back office'),
    parts: [
      {
        kind: 'text',
        text: t('Hello {name}, this link sets a new password:', { name: salutation(mail.name) }),
      },
      { kind: 'button', label: t('Set a new password'), url: mail.url },
      {
        kind: 'small',
        text: t('The link counts once and is valid until {time}.', {
          time: dayAndTime(i18n, mail.validUntil),
        }),
      },
      { kind: 'small', text: t('Nothing known about it? Then this mail can be ignored.') },
    ],
  }
}

/** A passkey was added to the access of a member, who can remove it if somebody else did. */
export function staffPasskeyAddedMail(
  mail: { name: string; passkey: string; url: string },
  { t }: MailI18n,
): MailContent {
  return {
    subject: t('A passkey was added to the back office'),
    preview: t('It signs in without a password.'),
    title: t('A passkey was added to the back office'),
    parts: [
      {
        kind: 'text',
        text: t('Hello {name}, the passkey “{passkey}” now opens the access to the back office.', {
          name: salutation(mail.name),
          passkey: mail.passkey,
        }),
      },
      { kind: 'button', label: t('Look at the passkeys'), url: mail.url },
      {
        kind: 'small',
        text: t('Was it somebody else? Then please remove it there and change the password.'),
      },
    ],
  }
}
