import { useId, useRef, useState } from 'react'
import type { Cents } from '#contract/primitives.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { useI18n } from '#ui/i18n.tsx'
import { moveBetweenCells } from './cell-keys.ts'
import { readPrice, typedPrice, writePrice } from './price-text.ts'
import { useUnreadableText } from './unreadable-text.ts'

type PriceInputProps = {
  label: string
  /** Null for no price. */
  value: Cents | null
  onChange: (amount: Cents | null) => void
  error?: string | undefined
  disabled?: boolean
}

/**
 * An amount in a cell of a grid, typed with a decimal comma or point. What is no amount stays as it was typed, and keeps
 * the document around from being saved.
 */
export function PriceInput({ label, value, onChange, error, disabled }: PriceInputProps) {
  const { t, language } = useI18n()
  const [typed, setTyped] = useState<string>()
  const errorId = useId()
  const held = useRef(value)
  const isWrong = !disabled && typed !== undefined && readPrice(typed) === undefined
  useUnreadableText(isWrong, () => setTyped(undefined))
  const shown = typed ?? (value === null ? '' : writePrice(value, localeOf(language)))
  return (
    <>
      <input
        className="field__input price-input"
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        data-cell=""
        disabled={disabled}
        onKeyDown={moveBetweenCells}
        aria-invalid={isWrong || error !== undefined || undefined}
        aria-describedby={isWrong || error ? errorId : undefined}
        value={shown}
        onFocus={(event) => {
          held.current = value
          event.target.select()
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          const amount = typedPrice(event.target.value, held.current)
          if (amount !== value) onChange(amount)
        }}
        onBlur={() => setTyped((text) => (isWrong ? text : undefined))}
      />
      {(isWrong || error) && (
        <p id={errorId} className="field__error">
          {isWrong ? t('This is no price') : error}
        </p>
      )}
    </>
  )
}
