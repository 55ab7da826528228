import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Language } from '#contract/content.ts'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { readText, type Translated, writeText } from '../documents/translated.ts'

type Part = Translated & { id: string; name: string }

type PartRowProps<One extends Part> = {
  parts: One[]
  at: number
  languages: readonly Language[]
  error: string | undefined
  /** It was just added: what it is called is typed next. */
  isNew?: boolean
  onChange: (parts: One[]) => void
  /** What it has besides its name. */
  children?: ReactNode
  /** What stands below all of it. */
  below?: ReactNode
}

/** One part of a document with its name in every language; it can be moved among the others and removed. */
export function PartRow<One extends Part>(props: PartRowProps<One>) {
  const { parts, at, languages, error, isNew = false, onChange, children, below } = props
  const { t } = useI18n()
  const called = useRef<HTMLInputElement>(null)
  const isFirst = useRef(isNew)
  useEffect(() => {
    if (!isFirst.current) return
    called.current?.focus()
    called.current?.select()
  }, [])
  const part = parts[at]
  if (!part) return null
  const swap = (to: number) => {
    if (parts[to]) onChange(parts.toSpliced(at, 1).toSpliced(to, 0, part))
  }
  return (
    <div className="part-list__row" role="group" aria-label={part.name}>
      {languages.map(({ code, name, isDefault }) => {
        const language = isDefault ? undefined : code
        return (
          <label key={code} className="part-list__text">
            <span className="field__label">{isDefault ? t('Name') : name}</span>
            <input
              ref={isDefault ? called : undefined}
              className="field__input"
              lang={code}
              value={readText(part, language, 'name')}
              aria-invalid={(isDefault && error !== undefined) || undefined}
              onChange={(event) =>
                onChange(parts.with(at, writeText(part, language, 'name', event.target.value)))
              }
            />
            {isDefault && error && <span className="field__error">{error}</span>}
          </label>
        )
      })}
      {children}
      <div className="part-list__buttons">
        <IconButton
          label={t('Move {name} up', { name: part.name })}
          icon={<ArrowUp size={18} aria-hidden="true" />}
          unavailable={at === 0}
          onClick={() => swap(at - 1)}
        />
        <IconButton
          label={t('Move {name} down', { name: part.name })}
          icon={<ArrowDown size={18} aria-hidden="true" />}
          unavailable={at === parts.length - 1}
          onClick={() => swap(at + 1)}
        />
        <IconButton
          label={t('Remove: {name}', { name: part.name })}
          icon={<X size={18} aria-hidden="true" />}
          unavailable={parts.length === 1}
          onClick={({ currentTarget }) => {
            if (parts.length === 1) return
            // The row goes with its button: the control that adds one is always there.
            currentTarget.closest('.part-list')?.querySelector<HTMLElement>(':scope > button')?.focus()
            onChange(parts.toSpliced(at, 1))
          }}
        />
      </div>
      {below}
    </div>
  )
}
