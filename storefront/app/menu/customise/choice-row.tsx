import type { ReactNode } from 'react'
import type { Cents } from '#contract/primitives.ts'
import { useI18n } from '#ui/i18n.tsx'

type ChoiceRowProps = {
  type: 'radio' | 'checkbox'
  /** Groups radio buttons; unique on the page. */
  name: string
  checked: boolean
  /** It can be seen and not chosen. */
  isSoldOut?: boolean | undefined
  onChoose: (checked: boolean) => void
  /** What it costs on top; nothing is shown for zero. */
  price?: Cents
  children: ReactNode
}

/** One choice as a full-width row: the control, its name and what it costs on top. */
export function ChoiceRow({ type, name, checked, isSoldOut, onChoose, price, children }: ChoiceRowProps) {
  const { t, money } = useI18n()
  return (
    <label className="choice">
      <input
        className="choice__control"
        type={type}
        name={name}
        checked={checked}
        disabled={isSoldOut === true && !checked}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span className="choice__name">{children}</span>
      {isSoldOut && <span className="choice__price">{t('Sold out today')}</span>}
      {!isSoldOut && price !== undefined && price !== 0 && (
        // A new price is a new element, so that its highlight starts again (ux.md 1.4).
        <span key={price} className="choice__price price">
          {money(price, { sign: true })}
        </span>
      )}
    </label>
  )
}
