import { useId, useRef, useState } from 'react'
import type { Cents } from '#contract/primitives.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { useI18n } from '#ui/i18n.tsx'
import { moveBetweenCells } from './cell-keys.ts'
import { priceFault, typedPrice, writePrice } from './price-text.ts'
import { useUnreadableText } from './unreadable-text.ts'

type PriceInputProps = {
  label: string
  /** Null for no price. */
  value: Cents | null
  onChange: (amount: Cents | null) => void
  error?: string | undefined
  disabled?: boolean
  /** It may not be left empty: then it holds what it held before, and never null. */
  isRequired?: boolean
}

/**
 * An amount in a cell of a grid, typed with a decimal comma or point. What is no amount, or missing, stays as it was typed
 * and keeps the document around from being called saved.
 */
export function PriceInput({ label, value, onChange, error, disabled, isRequired = false }: PriceInputProps) {
  const { t, language } = useI18n()
  const [typed, setTyped] = useState<string>()
  const errorId = useId()
  const held = useRef(value)
  const fault = disabled || typed === undefined ? undefined : priceFault(typed, isRequired)
  const isWrong = fault !== undefined
  useUnreadableText(isWrong, () => setTyped(undefined))
  const shown = typed ?? (value === null ? '' : writePrice(value, localeOf(language)))
  return (
    <>
      <input
        className="field__input price-input"
        aria-label={label}
        aria-required={isRequired || undefined}
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
          const amount = typedPrice(event.target.value, held.current, isRequired)
          if (amount !== value) onChange(amount)
        }}
        onBlur={() => setTyped((text) => (isWrong ? text : undefined))}
      />
      {(isWrong || error) && (
        <p id={errorId} className="field__error">
          {fault === 'missing' ? t('Please fill this in') : fault ? t('This is no price') : error}
        </p>
      )}
    </>
  )
}
