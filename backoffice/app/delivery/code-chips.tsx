import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useUnreadableText } from '../documents/unreadable-text.ts'
import { typedCodes } from './typed-codes.ts'

type CodeChipsProps = {
  codes: readonly string[]
  country: string
  errors: FieldErrors
  onChange: (codes: string[]) => void
}

/** The postal codes of an area; several can be typed or pasted at once. */
export function CodeChips({ codes, country, errors, onChange }: CodeChipsProps) {
  const { t } = useI18n()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<readonly string[]>([])
  const refused = errors['zipcodes']?.[0]
  useUnreadableText(wrong.length > 0, () => {
    setTyped('')
    setWrong([])
  })
  const add = () => {
    const found = typedCodes(typed, codes, country)
    if (found.codes.length > 0) onChange([...codes, ...found.codes].toSorted())
    setWrong(found.wrong)
    // What is no postal code stays to be mended.
    setTyped(found.wrong.join(', '))
    field.current?.focus()
  }
  return (
    <fieldset className="extent">
      <legend className="visually-hidden">{t('Postal codes')}</legend>
      <div className="extent__add">
        <TextField
          ref={field}
          label={t('Postal codes')}
          inputMode={country.toLowerCase() === 'de' ? 'numeric' : 'text'}
          autoComplete="off"
          value={typed}
          error={wrong.length > 0 ? t('No postal code: {texts}', { texts: wrong.join(', ') }) : refused}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong([])
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          onBlur={() => typed.trim() !== '' && wrong.length === 0 && add()}
        />
        <Button look="secondary" onClick={add}>
          {t('Add')}
        </Button>
      </div>
      {codes.length === 0 && <p className="extent__note">{t('Several at once with commas or spaces')}</p>}
      {codes.length > 0 && (
        <ul className="code-chips" aria-label={t('Postal codes')}>
          {codes.map((code, at) => (
            <li key={code} data-wrong={errors[`zipcodes.${at}`] !== undefined || undefined}>
              {code}
              <button
                type="button"
                aria-label={t('Remove: {name}', { name: code })}
                onClick={() => {
                  field.current?.focus()
                  onChange(codes.filter((one) => one !== code))
                }}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
