import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '#contract/content.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { CategoryDocument } from '#contract/menu.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { ContentField } from './content-field.tsx'
import { PartRow } from './part-row.tsx'

type Sizes = CategoryDocument['sizes']

type SizeListProps = {
  sizes: Sizes
  languages: readonly Language[]
  errors: FieldErrors
  onChange: (sizes: Sizes) => void
}

/** The sizes of a category with their names in every language and what they hold; the first one is offered first. */
export function SizeList({ sizes, languages, errors, onChange }: SizeListProps) {
  const { t } = useI18n()
  const [made, setMade] = useState<string>()
  const add = () => {
    const id = randomId()
    onChange([...sizes, { id, name: t('New size'), translations: {}, content: null }])
    setMade(id)
  }
  return (
    <div className="part-list">
      {sizes.map((size, at) => (
        <PartRow
          key={size.id}
          parts={sizes}
          at={at}
          languages={languages}
          isNew={size.id === made}
          error={errors[`sizes.${at}.name`]?.[0]}
          onChange={onChange}
        >
          <ContentField
            value={size.content}
            error={(errors[`sizes.${at}.content.value`] ?? errors[`sizes.${at}.content`])?.[0]}
            onChange={(content) => onChange(sizes.with(at, { ...size, content }))}
          />
        </PartRow>
      ))}
      <Button look="secondary" onClick={add}>
        <Plus size={20} aria-hidden="true" />
        {t('New size')}
      </Button>
    </div>
  )
}
