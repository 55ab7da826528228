import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { readList, typedList } from './read-list.ts'
import type { ControlProps } from './control-props.ts'
import { unitWords } from '../documents/setting-words.ts'
import { shownNumber } from '../documents/shown-number.ts'

/** Several values of a setting, each a chip that can be taken out, and a field that adds more. */
export function ListControl({ definition, value, aria, onChange }: ControlProps) {
  const { t, language } = useI18n()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const chips = readList(value)
  const unit = definition.unit ? ` ${unitWords(t)[definition.unit]}` : ''
  const set = (parts: readonly string[]) => {
    onChange(parts.join(','))
    field.current?.focus()
  }
  const add = () => {
    set([...new Set([...chips, ...typedList(typed)])])
    setTyped('')
  }
  return (
    <div className="list-control" role="group" aria-labelledby={aria['aria-labelledby']}>
      <ul>
        {chips.map((chip, at) => {
          const name = `${shownNumber(chip, language)}${unit}`
          return (
            <li key={chip}>
              {name}
              <button
                type="button"
                aria-label={t('Remove: {name}', { name })}
                onClick={() => set(chips.toSpliced(at, 1))}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      <form
        className="list-control__add"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') add()
        }}
      >
        <input
          {...aria}
          ref={field}
          className="field__input"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="secondary" unavailable={typed.trim() === ''}>
          {t('Add')}
        </Button>
      </form>
    </div>
  )
}
