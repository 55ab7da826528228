import { useId, useRef, useState } from 'react'
import { Content } from '#contract/menu.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useUnreadableText } from '../documents/unreadable-text.ts'
import './content-field.css'
import { readAmount, writeAmount } from './content-text.ts'

type ContentFieldProps = {
  /** Null for a size that is not prepacked. */
  value: Content | null
  error: string | undefined
  onChange: (content: Content | null) => void
}

const units = Content.shape.unit.options

/**
 * What a prepacked size holds: an amount, typed with a decimal comma or point, and its unit. What is no amount stays as
 * it was typed and keeps the document around from being called saved.
 */
export function ContentField({ value, error, onChange }: ContentFieldProps) {
  const { t, language } = useI18n()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  // The beginning of an amount, as in `0,5`, is no mistake yet.
  const [isTyping, setTyping] = useState(false)
  // The unit can be chosen before there is an amount.
  const [chosen, setChosen] = useState<Content['unit']>('l')
  const held = useRef(value)
  const unit = value?.unit ?? chosen
  const isWrong = typed !== undefined && readAmount(typed) === undefined
  useUnreadableText(isWrong, () => setTyped(undefined))
  const message = isWrong && !isTyping ? t('Please enter an amount such as 0.5') : error
  return (
    <div className="part-list__text">
      <label className="field__label" htmlFor={id}>
        {t('Content')}
      </label>
      <div className="content-field">
        <input
          id={id}
          className="field__input"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={message !== undefined || undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          value={typed ?? (value ? writeAmount(value.value, localeOf(language)) : '')}
          onFocus={() => {
            held.current = value
            setTyping(true)
          }}
          onChange={({ target }) => {
            setTyped(target.value)
            const amount = readAmount(target.value)
            if (amount === undefined) onChange(held.current)
            else onChange(amount === null ? null : { value: amount, unit })
          }}
          onBlur={() => {
            setTyping(false)
            setTyped((text) => (isWrong ? text : undefined))
          }}
        />
        <select
          className="field__input"
          aria-label={t('Unit')}
          value={unit}
          onChange={({ target }) => {
            const next = units.find((one) => one === target.value) ?? unit
            setChosen(next)
            if (value) onChange({ ...value, unit: next })
          }}
        >
          {units.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      {message && (
        <span id={`${id}-error`} className="field__error">
          {message}
        </span>
      )}
    </div>
  )
}
