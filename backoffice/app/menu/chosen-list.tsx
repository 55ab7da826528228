import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

export type Choosable = { id: string; name: string; usedIn: number; path: string | undefined }

type ChosenListProps = {
  all: readonly Choosable[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** What is wrong with the one at a place. */
  errorAt?: (at: number) => string | undefined
  /** What is added, for example 'Add a choice'. */
  addLabel: string
}

/** Shared things that were chosen from a list, in an order of their own. */
export function ChosenList({ all, chosen, onChange, errorAt, addLabel }: ChosenListProps) {
  const { t } = useI18n()
  const [wanted, setWanted] = useState('')
  const adding = useRef<HTMLSelectElement>(null)
  const isRemoved = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone with its row.
    if (isRemoved.current) adding.current?.focus()
    isRemoved.current = false
  }, [chosen])
  const left = all.filter(({ id }) => !chosen.includes(id))
  const picked = left.some(({ id }) => id === wanted) ? wanted : ''
  const swap = (at: number, to: number) => {
    const [one] = chosen.slice(at, at + 1)
    if (one !== undefined) onChange(chosen.toSpliced(at, 1).toSpliced(to, 0, one))
  }
  return (
    <div className="chosen-list">
      <ol>
        {chosen.map((id, at) => {
          const { name = id, usedIn = 0, path } = all.find((one) => one.id === id) ?? {}
          const error = errorAt?.(at)
          return (
            <li key={id}>
              {path ? <Link to={path}>{name}</Link> : <span>{name}</span>}
              <span className="chosen-list__used">
                {t('in {count, plural, one {# dish} other {# dishes}}', { count: usedIn })}
              </span>
              <IconButton
                label={t('Move {name} up', { name })}
                icon={<ArrowUp size={18} aria-hidden="true" />}
                unavailable={at === 0}
                onClick={() => swap(at, Math.max(at - 1, 0))}
              />
              <IconButton
                label={t('Move {name} down', { name })}
                icon={<ArrowDown size={18} aria-hidden="true" />}
                unavailable={at === chosen.length - 1}
                onClick={() => swap(at, at + 1)}
              />
              <IconButton
                label={t('Remove: {name}', { name })}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => {
                  isRemoved.current = true
                  onChange(chosen.filter((one) => one !== id))
                }}
              />
              {error && (
                <span className="field__error" role="alert">
                  {error}
                </span>
              )}
            </li>
          )
        })}
      </ol>
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
