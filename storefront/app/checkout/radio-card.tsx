import type { ReactNode } from 'react'

type RadioCardProps = {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  title: ReactNode
  text?: ReactNode
  icon?: ReactNode
  /** Cannot be chosen, but can be focused; `text` says why (ux.md A-31). */
  unavailable?: boolean
  /** Can be chosen, but something speaks against it. */
  isPale?: boolean
  /** `card`: a row with a text; `tile`: icon above a short name; `chip`: a short name alone. */
  kind?: 'card' | 'tile' | 'chip'
}

/** A native radio button as a card that can be pressed anywhere. */
export function RadioCard({
  name,
  value,
  isChosen,
  onChoose,
  title,
  text,
  icon,
  unavailable,
  isPale,
  kind = 'card',
}: RadioCardProps) {
  return (
    <label className={`radio-card radio-card--${kind}${isPale ? ' radio-card--pale' : ''}`}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        aria-disabled={unavailable || undefined}
        onChange={() => !unavailable && onChoose()}
      />
      {icon}
      <span className="radio-card__words">
        <span className="radio-card__title">{title}</span>
        {text && <span className="radio-card__text">{text}</span>}
      </span>
    </label>
  )
}
