import { isBlank } from '#contract/typed-text.ts'
import { isEmail, isPhone } from '../checkout/contact-rules.ts'
import { MIN_PASSWORD_LENGTH } from '../limits.ts'
import { messages, type Message } from '../messages.ts'

export type AccountFields = {
  name: string
  email: string
  phone: string
  password: string
  password_confirmation: string
}

export type RegisterFields = AccountFields & { terms: boolean }

type AccountIssues<Fields> = Partial<Record<keyof Fields, string[]>>

/**
 * What is missing or wrong when an account is opened, by field; empty when all is well (spec 5). A guest who comes with a
 * social identity needs no password, and no address when the provider has sent it.
 */
export function registerIssues(
  fields: RegisterFields,
  social?: { isEmailKnown: boolean },
): AccountIssues<RegisterFields> {
  return found<RegisterFields>({
    name: required(fields.name, messages.nameMissing),
    email: social?.isEmailKnown ? undefined : emailIssue(fields.email),
    phone: phoneIssue(fields.phone),
    ...(social ? {} : passwordIssues(fields, true)),
    terms: fields.terms ? undefined : messages.termsMissing,
  })
}

/** The same for the profile: an empty password leaves the old one (spec 5), unless a new one has to be chosen. */
export function profileIssues(
  fields: AccountFields,
  { isPasswordRequired = false }: { isPasswordRequired?: boolean } = {},
): AccountIssues<AccountFields> {
  return found<AccountFields>({
    name: required(fields.name, messages.nameMissing),
    email: emailIssue(fields.email),
    phone: phoneIssue(fields.phone),
    ...passwordIssues(fields, isPasswordRequired),
  })
}

/** The same for signing in: only what is missing, because old passwords may be shorter than new ones. */
export function loginIssues(fields: { email: string; password: string }): AccountIssues<typeof fields> {
  return found<typeof fields>({
    email: emailIssue(fields.email),
    password: fields.password === '' ? messages.passwordMissing : undefined,
  })
}

/** What is wrong with a new password that is typed twice. */
export function newPasswordIssues(
  fields: Pick<AccountFields, 'password' | 'password_confirmation'>,
): AccountIssues<typeof fields> {
  return found<typeof fields>(passwordIssues(fields, true))
}

/** What is wrong with an address that a new password is asked for. */
export function resetIssues(fields: { email: string }): AccountIssues<typeof fields> {
  return found<typeof fields>({ email: emailIssue(fields.email) })
}

function emailIssue(email: string): Message | undefined {
  return required(email, messages.emailMissing) ?? (isEmail(email.trim()) ? undefined : messages.emailWrong)
}

function phoneIssue(phone: string): Message | undefined {
  return required(phone, messages.phoneMissing) ?? (isPhone(phone) ? undefined : messages.phoneWrong)
}

/** Signs are counted as a person sees them typed, so an emoji is one. */
function passwordIssues(
  { password, password_confirmation: again }: Pick<AccountFields, 'password' | 'password_confirmation'>,
  isRequired: boolean,
): { password: Message | undefined; password_confirmation: Message | undefined } {
  const isAsked = isRequired || password !== '' || again !== ''
  if (!isAsked) return { password: undefined, password_confirmation: undefined }
  return {
    password:
      password === ''
        ? messages.passwordMissing
        : [...password].length < MIN_PASSWORD_LENGTH
          ? messages.passwordShort
          : undefined,
    password_confirmation:
      again === ''
        ? messages.passwordConfirmationMissing
        : again === password
          ? undefined
          : messages.passwordsDiffer,
  }
}

function required(text: string, message: Message): Message | undefined {
  return isBlank(text) ? message : undefined
}

function found<Fields>(problems: Partial<Record<keyof Fields, Message | undefined>>): AccountIssues<Fields> {
  return Object.fromEntries(
    Object.entries<Message | undefined>(problems as Record<string, Message | undefined>).flatMap(
      ([field, message]) => (message === undefined ? [] : [[field, [message]]]),
    ),
  ) as AccountIssues<Fields>
}
