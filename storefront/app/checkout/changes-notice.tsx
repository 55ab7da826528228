import { Button } from '#ui/button.tsx'
import { useI18n, type I18n } from '#ui/i18n.tsx'
import type { Change } from './changes.ts'
import type { Checkout } from './use-checkout.ts'

type ChangesNoticeProps = { checkout: Checkout; onAccept: () => void }

/** What the shop asks differently from what the guest has seen; nothing is ordered before it is confirmed (ux.md U-25). */
export function ChangesNotice({ checkout: { changes, lines }, onAccept }: ChangesNoticeProps) {
  const i18n = useI18n()
  const { t } = i18n
  if (changes.length === 0) return null
  const isGone = changes.some((change) => change.kind === 'gone')
  return (
    <section id="changes" className="changes" role="alert" aria-labelledby="changes-title">
      <h2 id="changes-title">{t('Something has changed')}</h2>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${'line' in change ? change.line : ''}`}>
            {change.kind === 'gone'
              ? `${change.name}: ${t(lines[change.line]?.problems[0]?.message ?? '')}`
              : t('{what}: now {now} instead of {before}', {
                  what: nameOf(change, i18n),
                  now: i18n.money(change.to),
                  before: i18n.money(change.from),
                })}
          </li>
        ))}
      </ul>
      <Button onClick={onAccept}>{isGone ? t('Remove and continue') : t('Accept the new prices')}</Button>
    </section>
  )
}

function nameOf(change: Exclude<Change, { kind: 'gone' }>, { t }: I18n): string {
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
