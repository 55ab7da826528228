import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { acceptLabel, changeText } from './change-texts.ts'
import type { Checkout } from './use-checkout.ts'

type ChangesNoticeProps = { checkout: Checkout; onAccept: () => void }

/** What the shop asks differently from what the guest has seen; nothing is ordered before it is confirmed (ux.md U-25). */
export function ChangesNotice({ checkout: { changes, lines }, onAccept }: ChangesNoticeProps) {
  const i18n = useI18n()
  const { t } = i18n
  if (changes.length === 0) return null
  return (
    <section id="changes" className="changes" role="alert" aria-labelledby="changes-title">
      <h2 id="changes-title">{t('Something has changed')}</h2>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${'line' in change ? change.line : ''}`}>
            {changeText(change, lines, i18n)}
          </li>
        ))}
      </ul>
      <Button onClick={onAccept}>{acceptLabel(changes, i18n)}</Button>
    </section>
  )
}
