import { useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useUnreadableText } from '../documents/unreadable-text.ts'

type CountFieldProps = {
  label: string
  hint?: string
  /** Null for an empty field. */
  value: number | null
  error: string | undefined
  onChange: (count: number | null) => void
}

/** A small whole number; what is none stays as it was typed, and keeps the document around from being saved. */
export function CountField({ label, hint, value, error, onChange }: CountFieldProps) {
  const { t } = useI18n()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && !COUNT.test(typed.trim())
  useUnreadableText(isWrong, () => setTyped(undefined))
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value ?? '')}
      error={isWrong ? t('Please enter a whole number up to 60') : error}
      onChange={({ target }) => {
        setTyped(target.value)
        const text = target.value.trim()
        if (COUNT.test(text)) onChange(text === '' ? null : Number(text))
      }}
      onBlur={() => setTyped((text) => (isWrong ? text : undefined))}
    />
  )
}

const COUNT = /^(?:[0-5]?\d|60)?$/
