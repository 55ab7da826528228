import type { StaffChange } from '#contract/staff-changes.ts'
import { pauseReasons } from '#domain/hours/pause-reasons.ts'
import { UNTIL_FURTHER_NOTICE } from '#domain/hours/today-end.ts'
import { cents } from '#domain/money.ts'
import { statusTexts } from '#domain/orders/status.ts'
import type { ChangedField, Step } from '#domain/staff/changed-fields.ts'
import type { I18n } from '#ui/i18n.tsx'
import { choiceNames, fieldNames, isAmount } from '../documents/change-words.ts'
import { dayNames, wayNames } from '../documents/day-names.ts'
import { isHoursField } from '../documents/hours-fields.ts'
import { settingName, settingWords } from '../documents/setting-words.ts'

const DAY = /^\d{4}-\d\d-\d\d$/
const AMOUNT = /^\d+(?:\.\d+)?$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** What the log writes beside the fields of documents. */
const logFields = (t: I18n['t']): Readonly<Record<string, string>> => ({
  ...fieldNames(t),
  by: t('By means of'),
  email: t('E-mail'),
  date: t('Date'),
  weekdays: t('Days of the week'),
  deliverTypes: t('Ways to get it'),
  role: t('Role'),
  roles: t('Roles'),
  branchIds: t('Branches'),
  hasAccount: t('Account'),
  isActive: t('Has access'),
  isBlocked: t('Blocked'),
  isHandled: t('Done'),
  isSeen: t('Seen'),
  isTakenBack: t('Taken back'),
  status: t('Status'),
  state: t('Status'),
  reason: t('Reason'),
  hasReason: t('With a reason'),
  hasAnswer: t('With an answer'),
  orders: t('Orders'),
  points: t('Points'),
  refunded: t('Refunded'),
  minutes: t('Minutes'),
  until: t('Until'),
  requestedUntil: t('Until'),
  expiresAt: t('Until'),
  expectedAt: t('Expected at'),
  recoveryCodes: t('Recovery codes'),
  set: t('Set'),
  value: t('Value'),
  text: t('Text'),
  translations: t('Translations'),
  /** The one document of its kind. */
  menu: t('Order of the menu'),
})

const logValues = (t: I18n['t']): Readonly<Record<string, string>> => ({
  ...choiceNames(t),
  true: t('yes'),
  false: t('no'),
  owner: t('Owner'),
  manager: t('Manager'),
  counter: t('Counter'),
  kitchen: t('Kitchen'),
  driver: t('Driver'),
  password: t('Password'),
  passkey: t('Passkey'),
  app: t('Authenticator app'),
  link: t('Link'),
  'recovery code': t('Recovery code'),
  [UNTIL_FURTHER_NOTICE]: t('until further notice'),
  ...Object.fromEntries(pauseReasons.map((reason) => [reason, t(reason)])),
  ...Object.fromEntries(Object.entries(statusTexts).map(([status, text]) => [status, t(text)])),
})

/** What there is one of, or what only a machine calls by its id: the kind says it all. */
const NAMELESS = new Set(['publication', 'import', 'menu-drafts', 'menu-order', 'languages', 'hours'])

/** What a line of the log is about, as people call it. */
export function logSubject(
  { kind, id, name }: StaffChange['subject'],
  t: I18n['t'],
  nameOf: (id: string) => string | undefined,
): string {
  // The end of what was different today is written without a name.
  if (kind === `today-${name}`)
    return id
      .split(' ')
      .flatMap((one) => nameOf(one) ?? [])
      .join(' ')
  if (kind === 'today-pause') return logValues(t)[name] ?? name
  if (kind === 'setting') return settingName(id, t)
  return name || (NAMELESS.has(kind) ? '' : id)
}

/** The steps to the times of a day as the one field that has a name: `week.Friday`. */
function joinTimes(path: readonly Step[]): Step[] {
  const at = path.findIndex((step) => typeof step === 'string' && isHoursField(step))
  return at < 0 ? [...path] : [...path.slice(0, at), path.slice(at).join('.')]
}

/** The fields that name something else by its id. */
const REFERENCES = new Set(
  `categories categoryId products combos comboId variants extras notices
  allergens additives sizeId dependsOn branchId branchIds`.split(/\s+/),
)

/** The fields that list what has words of its own; elsewhere somebody may have typed the same. */
const LISTS: Readonly<Record<string, (t: I18n['t']) => Readonly<Record<string, string>>>> = {
  weekdays: dayNames,
  deliverTypes: wayNames,
}

/**
 * A field of a line of the log about `subject` and both its values as people read them; what has no name here stands as it
 * was written.
 */
export function logWords(
  subject: Pick<StaffChange['subject'], 'kind' | 'id'>,
  { path, before, after, isPlace }: ChangedField,
  i18n: Pick<I18n, 't' | 'date' | 'money' | 'language'>,
  nameOf: (id: string) => string | undefined,
) {
  const { t, date, money } = i18n
  const [fields, values] = [logFields(t), logValues(t)]
  const field = path.findLast((step) => typeof step === 'string') ?? ''
  const [first] = path
  const setting = subject.kind === 'setting' ? subject.id : typeof first === 'object' ? first.id : ''
  const valueWords = (text: string): string => {
    if (field === 'value') return settingWords(setting, text, i18n)
    if (REFERENCES.has(field) && !isPlace) return nameOf(text) ?? text
    if (isAmount(field) && AMOUNT.test(text)) return money(cents(Math.round(Number(text) * 100)))
    if (DAY.test(text)) return date(`${text}T12:00:00Z`, { dateStyle: 'medium' })
    const words = LISTS[field]?.(t) ?? values
    if (Object.hasOwn(words, text)) return words[text] ?? text
    return INSTANT.test(text) ? date(text, { dateStyle: 'medium', timeStyle: 'short' }) : text
  }
  const stepWords = (step: Step): string => {
    if (typeof step === 'number') return String(step + 1)
    if (typeof step === 'string') return fields[step] ?? step
    return step.name ?? nameOf(step.id) ?? fields[step.id] ?? settingName(step.id, t)
  }
  // A document in a list has its fields one step deeper.
  const label = joinTimes(path.filter((step) => step !== 'document')).map(stepWords)
  if (isPlace) label.push(t('Position'))
  return { label: label.join(' · '), before: valueWords(before), after: valueWords(after) }
}
