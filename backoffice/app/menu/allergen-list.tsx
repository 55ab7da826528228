import { useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { NoticesMatrix } from '../documents/notices-matrix.tsx'
import { useSaver } from '../documents/use-saver.ts'
import { DishSaveMark } from './dish-save-mark.tsx'

type AllergenListProps = {
  dishes: readonly EntryOf<'product'>[]
  notices: readonly EntryOf<'notice'>[]
}

/** The dishes one below the other, as a phone shows them; each opens to its ticks. */
export function AllergenList({ dishes, notices }: AllergenListProps) {
  return (
    <ul className="matrix-list">
      {dishes.map((dish) => (
        <Dish key={dish.id} entry={dish} notices={notices} />
      ))}
    </ul>
  )
}

function Dish({ entry, notices }: { entry: EntryOf<'product'>; notices: readonly EntryOf<'notice'>[] }) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const editing = useSaver('product', entry)
  const { document: dish, change } = editing
  const codes = notices
    .filter(({ id }) => dish.allergens.includes(id) || dish.additives.includes(id))
    .map(({ document }) => document.code)
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="matrix-list__name">{dish.name}</span>
          <DishSaveMark id={entry.id} editing={editing} />
          {dish.allergensUnknown ? (
            <span className="state-badge">{t('Undecided')}</span>
          ) : (
            <span className="matrix-list__codes">{codes.join(', ') || t('none of them')}</span>
          )}
        </summary>
        {isOpen && (
          <div className="matrix-list__ticks">
            <label className="switch-line">
              <input
                type="checkbox"
                checked={dish.allergensUnknown}
                onChange={(event) => change({ ...dish, allergensUnknown: event.target.checked })}
              />
              {t('Not known yet: guests are asked to ask you')}
            </label>
            <NoticesMatrix
              notices={notices}
              allergens={dish.allergens}
              additives={dish.additives}
              onChange={(chosen) => change({ ...dish, ...chosen })}
            />
          </div>
        )}
      </details>
    </li>
  )
}
