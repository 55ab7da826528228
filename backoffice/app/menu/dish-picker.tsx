import { useState } from 'react'
import { foldedIncludes } from '#domain/text/fold.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { SearchField } from '../documents/search-field.tsx'

export type PickableDish = { id: string; name: string; price: string }

type DishPickerProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  dishes: readonly PickableDish[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Chooses dishes among many: searched by name, one by one or all that were found. */
export function DishPicker({ title, isOpen, onClose, dishes, chosen, onChange }: DishPickerProps) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const found = dishes.filter(({ name }) => foldedIncludes(name, text))
  const left = found.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('Close')}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <div className="dish-picker">
        <SearchField label={t('Search dishes')} value={text} onChange={setText} />
        <div className="dish-picker__all">
          <span role="status">
            {t('{count, plural, one {# dish} other {# dishes}}', { count: found.length })}
          </span>
          {left.length > 0 && (
            <Button look="quiet" onClick={() => onChange([...chosen, ...left])}>
              {t('Take all {count}', { count: left.length })}
            </Button>
          )}
        </div>
        <ul>
          {found.map(({ id, name, price }) => (
            <li key={id}>
              <label className="switch-line">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
                <span className="sortable-list__name">{name}</span>
                <span className="sortable-list__amount">{price}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
