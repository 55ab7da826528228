import { type KeyboardEvent, memo, useState } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { moveBetweenCells } from '../documents/cell-keys.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { documentPath } from '../documents/document-path.ts'
import { useSaver } from '../documents/use-saver.ts'
import { hasNotice, type Notice, toggleNotice } from './allergen-rows.ts'
import { DishSaveMark } from './dish-save-mark.tsx'

type AllergenTableProps = {
  label: string
  dishes: readonly EntryOf<'product'>[]
  columns: readonly Notice[]
}

/** The column that says whether a dish is undecided stands before those of the allergens. */
const UNDECIDED = 0

/** Dishes by allergens: one cell is in the order of the Tab key, arrows lead to the others. */
export function AllergenTable({ label, dishes, columns }: AllergenTableProps) {
  const { t } = useI18n()
  const [active, setActive] = useState({ row: 0, column: UNDECIDED })
  return (
    <div className="matrix">
      <table role="grid" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('Dish')}</th>
            <th scope="col">{t('Undecided')}</th>
            {columns.map(({ id, code, name }) => (
              <th key={id} scope="col" title={name}>
                {code}
                <span className="visually-hidden"> {name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish, row) => (
            <DishRow
              key={dish.id}
              entry={dish}
              row={row}
              columns={columns}
              active={active.row === row ? active.column : undefined}
              onActive={setActive}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DishRowProps = {
  entry: EntryOf<'product'>
  row: number
  columns: readonly Notice[]
  /** The column of the cell that is in the order of the Tab key; undefined in every row but one. */
  active: number | undefined
  onActive: (cell: { row: number; column: number }) => void
}

const DishRow = memo(function DishRow({ entry, row, columns, active, onActive }: DishRowProps) {
  const { t } = useI18n()
  const editing = useSaver('product', entry)
  const { document: dish, change } = editing
  const cell = (column: number, label: string, isTicked: boolean, onTick: () => void) => (
    <td key={column} data-ticked={isTicked || undefined}>
      <label>
        <input
          type="checkbox"
          data-cell=""
          aria-label={label}
          checked={isTicked}
          tabIndex={active === column ? 0 : -1}
          onFocus={() => onActive({ row, column })}
          onKeyDown={moveInRow}
          onChange={onTick}
        />
      </label>
    </td>
  )
  return (
    <tr data-undecided={dish.allergensUnknown || undefined}>
      <th scope="row">
        <Link to={documentPath('product', entry.id) ?? '/menu'} tabIndex={-1}>
          {dish.name}
        </Link>
        <DishSaveMark id={entry.id} editing={editing} />
      </th>
      {cell(UNDECIDED, `${dish.name}: ${t('Undecided')}`, dish.allergensUnknown, () =>
        change({ ...dish, allergensUnknown: !dish.allergensUnknown }),
      )}
      {columns.map((notice, at) =>
        cell(at + 1, `${dish.name}: ${notice.code} ${notice.name}`, hasNotice(dish, notice), () =>
          change(toggleNotice(dish, notice)),
        ),
      )}
    </tr>
  )
})

/** Home and End lead to the ends of the row; arrows and Enter as in every grid. */
function moveInRow(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Home' && event.key !== 'End') return moveBetweenCells(event)
  event.preventDefault()
  const cells = [
    ...(event.currentTarget.closest('tr')?.querySelectorAll<HTMLInputElement>('[data-cell]') ?? []),
  ]
  cells.at(event.key === 'Home' ? 0 : -1)?.focus()
}
