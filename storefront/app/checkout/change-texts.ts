import type { I18n } from '#ui/i18n.tsx'
import { problemText } from '../ordering/problem-text.ts'
import type { Change } from './changes.ts'
import { dayName } from './day-name.ts'
import type { OrderLine } from './order-lines.ts'

/** What has changed, in one sentence. */
export function changeText(change: Change, lines: readonly OrderLine[], i18n: I18n): string {
  const { t, money } = i18n
  if (change.kind === 'gone')
    return `${change.name}: ${problemText(lines[change.line]?.problems[0] ?? { message: '' }, i18n)}`
  if (change.kind === 'time') {
    const { from, to } = change
    return t('Time: {now} instead of {before}', { now: timeName(to, i18n), before: timeName(from, i18n) })
  }
  return t('{what}: now {now} instead of {before}', {
    what: nameOf(change, i18n),
    now: money(change.to),
    before: money(change.from),
  })
}

type Amount = Exclude<Change, { kind: 'gone' } | { kind: 'time' }>

function nameOf(change: Amount, { t }: I18n): string {
  if (change.kind === 'price') return change.name
  const names = {
    deposit: t('Deposit'),
    delivery: t('Delivery'),
    discount: t('Discount'),
    tax: t('Tax'),
    tip: t('Tip'),
    total: t('Total'),
  }
  return names[change.kind]
}

function timeName(instant: string, i18n: I18n): string {
  const { t, date } = i18n
  if (instant === '') return t('As soon as possible')
  const time = t('{time}', { time: date(instant, { hour: '2-digit', minute: '2-digit' }) })
  return `${dayName(instant, i18n)}, ${time}`
}

/** What the button says with which the guest agrees to the changes. */
export function acceptLabel(changes: readonly Change[], { t }: I18n): string {
  if (changes.some(({ kind }) => kind === 'gone')) return t('Remove and continue')
  if (changes.every(({ kind }) => kind === 'time')) return t('Take this time')
  return changes.some(({ kind }) => kind === 'time') ? t('Accept the changes') : t('Accept the new prices')
}
