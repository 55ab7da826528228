import { type ReactNode, useState } from 'react'
import type { Cents } from '#contract/primitives.ts'
import { useI18n } from '#ui/i18n.tsx'

type ChoiceRowProps = {
  type: 'radio' | 'checkbox'
  /** Groups radio buttons; unique on the page. */
  name: string
  checked: boolean
  /** It can be seen and not chosen. */
  isSoldOut?: boolean | undefined
  /** The id of the text that says why it cannot be chosen now. */
  blockedBy?: string | undefined
  onChoose: (checked: boolean) => void
  /** What it costs on top; nothing is shown for zero. */
  price?: Cents
  /** It is among those that cost nothing. */
  isFree?: boolean | undefined
  children: ReactNode
}

/** One choice as a full-width row: the control, its name and what it costs on top. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { type, name, checked, isSoldOut, blockedBy, onChoose, price, isFree, children } = props
  return (
    <label className="choice">
      <input
        className="choice__control"
        type={type}
        name={name}
        checked={checked}
        disabled={isSoldOut === true && !checked}
        aria-disabled={blockedBy !== undefined || undefined}
        aria-describedby={blockedBy}
        onChange={(event) => blockedBy === undefined && onChoose(event.target.checked)}
      />
      <span className="choice__name">{children}</span>
      <ChoicePrice price={price} isSoldOut={isSoldOut} isFree={isFree} />
    </label>
  )
}

/** What a choice costs on top, or why it costs nothing or cannot be had. */
export function ChoicePrice({
  price,
  isSoldOut,
  isFree,
}: Pick<ChoiceRowProps, 'isSoldOut' | 'isFree'> & { price: Cents | undefined }) {
  const { t, money } = useI18n()
  const shown = isFree ? 'free' : price
  const isChanged = useIsChanged(shown)
  if (isSoldOut) return <span className="choice__price">{t('Sold out today')}</span>
  if (price === undefined || price === 0) return null
  return (
    // A new price is a new element, so that its highlight starts again (ux.md 1.4).
    <span key={shown} className={`choice__price price${isChanged ? ' choice__price--changed' : ''}`}>
      {isFree ? t('free') : money(price, { sign: true })}
    </span>
  )
}

/** Whether a value has ever been another than it was at first. */
function useIsChanged(value: unknown): boolean {
  const [first] = useState(value)
  const [isChanged, setIsChanged] = useState(false)
  if (!isChanged && value !== first) setIsChanged(true)
  return isChanged
}
