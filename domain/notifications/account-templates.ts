import type { MailContent } from './mail-template.ts'
import { dayAndTime, type MailI18n } from './mail-i18n.ts'
import { salutation } from './salutation.ts'

const providers: Record<string, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }

/** A one-time password; the old one counts until this one is used (ux.md R-D7). */
export function newPasswordMail(
  mail: { name: string; password: string; validUntil: string; url: string },
  i18n: MailI18n,
): MailContent {
  const { t } = i18n
  return {
    subject: t('Your new password'),
    preview: t('Use it to sign in; your old password keeps working until you do.'),
    title: t('Your new password'),
    parts: [
      {
        kind: 'text',
        text: t('Hello {name}, you have asked for a new password:', { name: salutation(mail.name) }),
      },
      { kind: 'code', text: mail.password },
      {
        kind: 'text',
        text: t(
          'It is valid until {time}. Your old password keeps working until you sign in with the new one.',
          {
            time: dayAndTime(i18n, mail.validUntil),
          },
        ),
      },
      { kind: 'button', label: t('Sign in'), url: mail.url },
      {
        kind: 'small',
        text: t('You have not asked for it? Then ignore this mail, nothing changes.'),
      },
    ],
  }
}

/** The address of an account is confirmed by following a link. */
export function emailConfirmationMail(
  mail: { name: string; url: string; validUntil: string | null },
  i18n: MailI18n,
): MailContent {
  const { t } = i18n
  const until = mail.validUntil
    ? [
        {
          kind: 'small' as const,
          text: t('The link is valid until {time}.', { time: dayAndTime(i18n, mail.validUntil) }),
        },
      ]
    : []
  return {
    subject: t('Please confirm your e-mail address'),
    preview: t('One more step and your account is complete.'),
    title: t('Please confirm your e-mail address'),
    parts: [
      {
        kind: 'text',
        text: t('Hello {name}, please confirm that this address belongs to you:', {
          name: salutation(mail.name),
        }),
      },
      { kind: 'button', label: t('Confirm the address'), url: mail.url },
      ...until,
      { kind: 'small', text: t('You know nothing about it? Then ignore this mail, nothing changes.') },
    ],
  }
}

/** An account that was unused for years ends, unless its owner signs in (ux.md R-D6). */
export function accountEndsMail(
  mail: { name: string; endsAt: string; url: string },
  i18n: MailI18n,
): MailContent {
  const { t } = i18n
  return {
    subject: t('Your account is about to be deleted'),
    preview: t('You have not used it for a long time. Sign in to keep it.'),
    title: t('Your account is about to be deleted'),
    parts: [
      {
        kind: 'text',
        text: t(
          'Hello {name}, nobody has used your account for three years. It is deleted on {day}, with its addresses and points.',
          { name: salutation(mail.name), day: i18n.date(mail.endsAt, { dateStyle: 'long' }) },
        ),
      },
      { kind: 'text', text: t('Would you like to keep it? Signing in once is enough.') },
      { kind: 'button', label: t('Sign in'), url: mail.url },
    ],
  }
}

/** The owner of the account is notified of every way to sign in that is added or removed. */
export function socialChangedMail(
  mail: { name: string; provider: string; url: string },
  isLinked: boolean,
  { t }: MailI18n,
): MailContent {
  const provider = providers[mail.provider] ?? mail.provider
  const title = isLinked
    ? t('You can now sign in with {provider}', { provider })
    : t('You can no longer sign in with {provider}', { provider })
  return {
    subject: title,
    preview: t('A way to sign in to your account has changed.'),
    title,
    parts: [
      {
        kind: 'text',
        text: isLinked
          ? t('Hello {name}, your account has been linked to {provider}.', {
              name: salutation(mail.name),
              provider,
            })
          : t('Hello {name}, your account is not linked to {provider} any more.', {
              name: salutation(mail.name),
              provider,
            }),
      },
      { kind: 'button', label: t('My account'), url: mail.url },
      {
        kind: 'small',
        // A new password does not end a login that somebody else has linked.
        text: isLinked
          ? t('That was not you? Please remove it in your account, change your password and call us.')
          : t('That was not you? Please change your password and call us.'),
      },
    ],
  }
}

/** The owner is notified at the old address that the sign-in has changed. */
export function signInChangedMail(
  mail: { name: string; hasNewEmail: boolean; hasNewPassword: boolean; url: string },
  { t }: MailI18n,
): MailContent {
  const name = salutation(mail.name)
  const changed =
    mail.hasNewEmail && mail.hasNewPassword
      ? t('Hello {name}, your account has a new e-mail address and a new password.', { name })
      : mail.hasNewEmail
        ? t('Hello {name}, your account has a new e-mail address.', { name })
        : t('Hello {name}, your account has a new password.', { name })
  return {
    subject: t('Your sign-in has changed'),
    preview: t('A way to sign in to your account has changed.'),
    title: t('Your sign-in has changed'),
    parts: [
      { kind: 'text', text: changed },
      { kind: 'button', label: t('My account'), url: mail.url },
      { kind: 'small', text: t('That was not you? Please call us at once.') },
    ],
  }
}
