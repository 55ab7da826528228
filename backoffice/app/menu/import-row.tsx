import { cents } from '#domain/money.ts'
import type { ImportedItem } from '#domain/menu/import/imported-menu.ts'
import { importMessages } from '#domain/menu/import/import-messages.ts'
import { useI18n } from '#ui/i18n.tsx'

type ImportRowProps = {
  item: ImportedItem
  /** The lines of the paper menu that it was read from. */
  printed: readonly string[]
  /** It is on the menu already. */
  isKnown: boolean
  isTaken: boolean
  isConfirmed: boolean
  onTake: (isTaken: boolean) => void
  onConfirm: (isConfirmed: boolean) => void
}

/** One dish as it was read, with what is asked about it. */
export function ImportRow(props: ImportRowProps) {
  const { item, printed, isKnown, isTaken, isConfirmed, onTake, onConfirm } = props
  const { t, money } = useI18n()
  const { number, name, description, prices, codes, codesCertain, questions } = item
  const asked = [...new Set(questions.map(({ kind, params }) => t(importMessages[kind], params)))]
  const facts = prices.map(({ size, volume, cents: amount, depositCents }) =>
    [
      size ?? volume,
      money(cents(amount)),
      depositCents !== undefined && t('plus {deposit} deposit', { deposit: money(cents(depositCents)) }),
    ]
      .filter(Boolean)
      .join(' '),
  )
  return (
    <li className="import-row" data-left={!isTaken || undefined}>
      <label className="import-row__take">
        <input type="checkbox" checked={isTaken} onChange={(event) => onTake(event.target.checked)} />
        <span>
          <strong>
            {number !== null && `${number}. `}
            {name}
          </strong>
          {description && <small> {description}</small>}
          {isKnown && <span className="state-badge">{t('On the menu already')}</span>}
        </span>
      </label>
      <p className="import-row__facts">
        <span className="price">{facts.join(' · ') || t('No price was found')}</span>
        {codes.length > 0 && <span className="import-row__codes">{codes.join(', ')}</span>}
      </p>
      <p className="import-row__printed" lang="de">
        {printed.join('\n')}
      </p>
      {isTaken && (asked.length > 0 || !codesCertain) && (
        <div className="import-row__asked">
          <ul>
            {asked.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          {!codesCertain && (
            <label className="page-flag">
              <input
                type="checkbox"
                checked={isConfirmed}
                onChange={(event) => onConfirm(event.target.checked)}
              />
              {codes.length === 0
                ? t('Checked: it has none of them')
                : t('Checked: the codes are right and complete')}
            </label>
          )}
        </div>
      )}
    </li>
  )
}
