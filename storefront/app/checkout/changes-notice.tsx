import { Link, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { searchWith } from '../navigation/stay-on-page.ts'
import { acceptLabel, changeText } from './change-texts.ts'
import type { OrderLine } from './order-lines.ts'
import type { Checkout } from './use-checkout.ts'

type ChangesNoticeProps = { checkout: Checkout; onAccept: () => void }

/** Where only a choice is sold out: the way to another one. */
function OtherChoice({ line }: { line: OrderLine | undefined }) {
  const { t } = useI18n()
  const { search } = useLocation()
  if (!line?.problems[0]?.choice) return null
  return (
    <Link
      className="changes__way"
      to={{ search: searchWith(search, 'edit', line.id) }}
      state={{ overlay: true }}
      preventScrollReset
    >
      {t('Choose something else')}
      <span className="visually-hidden"> {line.name}</span>
    </Link>
  )
}

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
            {changeText(change, lines, i18n)}{' '}
            {change.kind === 'gone' && <OtherChoice line={lines[change.line]} />}
          </li>
        ))}
      </ul>
      <Button onClick={onAccept}>{acceptLabel(changes, i18n)}</Button>
    </section>
  )
}
