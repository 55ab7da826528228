import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useFocusAfter } from '../documents/use-focus-after.ts'
import { movedList } from './move.ts'
import { RowButton } from './row-button.tsx'
import { SortableList } from './sortable-list.tsx'

export type Choosable = { id: string; name: string; usedIn: number; path: string | undefined }

type ChosenListProps = {
  /** What the list is called. */
  label: string
  all: readonly Choosable[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** What is wrong with the one at a place. */
  errorAt?: (at: number) => string | undefined
  /** What is added, for example 'Add a choice'. */
  addLabel: string
}

/** Shared things that were chosen from a list, in an order of their own. */
export function ChosenList({ label, all, chosen, onChange, errorAt, addLabel }: ChosenListProps) {
  const { t } = useI18n()
  const [wanted, setWanted] = useState('')
  const { place: adding, pressed } = useFocusAfter<HTMLSelectElement>(chosen)
  const left = all.filter(({ id }) => !chosen.includes(id))
  const picked = left.some(({ id }) => id === wanted) ? wanted : ''
  const swap = (at: number, to: number) => {
    const [one] = chosen.slice(at, at + 1)
    if (one !== undefined) onChange(chosen.toSpliced(at, 1).toSpliced(to, 0, one))
  }
  return (
    <div className="chosen-list">
      {chosen.length > 0 && (
        <SortableList
          label={label}
          rows={chosen.map((id, at) => {
            const { name = id, usedIn = 0, path } = all.find((one) => one.id === id) ?? {}
            return { id, name, usedIn, href: path, at }
          })}
          onMove={(move) => onChange(movedList(chosen, move, (id) => id))}
        >
          {({ id, name, usedIn, at }) => {
            const error = errorAt?.(at)
            return (
              <>
                <span className="sortable-list__name">
                  {name}
                  {error && (
                    <span className="field__error" role="alert">
                      {error}
                    </span>
                  )}
                </span>
                <span className="chosen-list__used">
                  {t('in {count, plural, one {# dish} other {# dishes}}', { count: usedIn })}
                </span>
                <RowButton
                  label={t('Move {name} up', { name })}
                  icon={<ArrowUp size={18} aria-hidden="true" />}
                  unavailable={at === 0}
                  onPress={() => swap(at, at - 1)}
                />
                <RowButton
                  label={t('Move {name} down', { name })}
                  icon={<ArrowDown size={18} aria-hidden="true" />}
                  unavailable={at === chosen.length - 1}
                  onPress={() => swap(at, at + 1)}
                />
                <RowButton
                  label={t('Remove: {name}', { name })}
                  icon={<X size={18} aria-hidden="true" />}
                  onPress={() => {
                    pressed()
                    onChange(chosen.filter((one) => one !== id))
                  }}
                />
              </>
            )
          }}
        </SortableList>
      )}
      {left.length > 0 && (
        <div className="chosen-list__add">
          <select
            ref={adding}
            className="field__input"
            aria-label={addLabel}
            value={picked}
            onChange={(event) => setWanted(event.target.value)}
          >
            <option value="">{addLabel} …</option>
            {left.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button
            look="secondary"
            unavailable={picked === ''}
            onClick={() => {
              setWanted('')
              if (picked === '') adding.current?.focus()
              else onChange([...chosen, picked])
            }}
          >
            {t('Add')}
          </Button>
        </div>
      )}
    </div>
  )
}
