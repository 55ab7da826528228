import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import type { Language } from '#contract/content.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { CategoryDocument } from '#contract/menu.staff.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { readText, writeText } from '../documents/translated.ts'

type Sizes = CategoryDocument['sizes']

type SizeListProps = {
  sizes: Sizes
  languages: readonly Language[]
  errors: FieldErrors
  onChange: (sizes: Sizes) => void
}

/** The sizes of a category with their names in every language; the first one is offered first. */
export function SizeList({ sizes, languages, errors, onChange }: SizeListProps) {
  const { t } = useI18n()
  const swap = (at: number, to: number) => {
    const size = sizes[at]
    if (size && sizes[to]) onChange(sizes.toSpliced(at, 1).toSpliced(to, 0, size))
  }
  return (
    <div className="part-list">
      {sizes.map((size, at) => (
        <div key={size.id} className="part-list__row" role="group" aria-label={size.name}>
          {languages.map(({ code, name, isDefault }) => {
            const language = isDefault ? undefined : code
            const error = isDefault ? errors[`sizes.${at}.name`]?.[0] : undefined
            return (
              <label key={code} className="part-list__text">
                <span className="field__label">{isDefault ? t('Name') : name}</span>
                <input
                  className="field__input"
                  lang={code}
                  value={readText(size, language, 'name')}
                  aria-invalid={error !== undefined || undefined}
                  onChange={(event) =>
                    onChange(sizes.with(at, writeText(size, language, 'name', event.target.value)))
                  }
                />
                {error && <span className="field__error">{error}</span>}
              </label>
            )
          })}
          <div className="part-list__buttons">
            <IconButton
              label={t('Move {name} up', { name: size.name })}
              icon={<ArrowUp size={18} aria-hidden="true" />}
              unavailable={at === 0}
              onClick={() => swap(at, at - 1)}
            />
            <IconButton
              label={t('Move {name} down', { name: size.name })}
              icon={<ArrowDown size={18} aria-hidden="true" />}
              unavailable={at === sizes.length - 1}
              onClick={() => swap(at, at + 1)}
            />
            <IconButton
              label={t('Remove: {name}', { name: size.name })}
              icon={<X size={18} aria-hidden="true" />}
              unavailable={sizes.length === 1}
              onClick={() => sizes.length > 1 && onChange(sizes.toSpliced(at, 1))}
            />
          </div>
        </div>
      ))}
      <Button
        look="secondary"
        onClick={() =>
          onChange([...sizes, { id: randomId(), name: t('New size'), translations: {}, content: null }])
        }
      >
        <Plus size={20} aria-hidden="true" />
        {t('New size')}
      </Button>
    </div>
  )
}
