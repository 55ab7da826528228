import { useDeferredValue, useRef, useState } from 'react'
import type { Area } from '#contract/delivery.ts'
import { areaForPostalCode } from '#domain/delivery/area-match.ts'
import { foldedIncludes } from '#domain/text/fold.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { areaChoices, type AreaChoice, namedChoice } from './area-choice.ts'
import { AreaFacts } from './area-facts.tsx'
import { AreaOutside } from './area-outside.tsx'

type AreaPickerProps = {
  /** The id of the field. */
  id: string
  areas: readonly Area[]
  area: Area | undefined
  text: string
  error: string | undefined
  onChange: (text: string, areaId: string) => void
  onLeave: () => void
  /** Switches to picking up; undefined when that is not offered. */
  onPickUp: (() => void) | undefined
}

/** More than this nobody reads; what is typed makes the list shorter. */
const MOST = 100

/** The area as a list that can be filtered by postal code or name; a whole postal code chooses by itself (ux.md 1.8). */
export function AreaPicker({ id, areas, area, text, error, onChange, onLeave, onPickUp }: AreaPickerProps) {
  const { t } = useI18n()
  const list = `${id}-list`
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [wasLeft, setWasLeft] = useState(text !== '')
  // Nobody sees the list before the field is entered.
  const hasList = useDeferredValue(true, false)

  const typed = text.trim()
  const all = areaChoices(areas)
  const chosen = namedChoice(area, typed)
  const isLabel = typed === chosen?.label
  const matching = typed === '' || isLabel ? all : all.filter(({ label }) => foldedIncludes(label, typed))
  const found = matching.slice(0, MOST)
  const longest = Math.max(0, ...all.map(({ code }) => code?.length ?? 0))
  const isOutside = typed !== '' && found.length === 0 && (wasLeft || typed.length >= longest)
  const isShown = isOpen && found.length > 0
  const byDigits = areas.every(({ zipcode }) => /^[\d, ]*$/.test(zipcode))

  const choose = ({ label, area: { id: areaId } }: AreaChoice) => {
    onChange(label, areaId)
    setIsOpen(false)
    setActive(-1)
  }
  const move = (step: number) => {
    setIsOpen(true)
    const next = (active + step + found.length) % found.length
    setActive(active < 0 && step < 0 ? found.length - 1 : next)
    document.getElementById(`${list}-${found[next]?.key}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="area">
      <div className="area__field">
        <TextField
          ref={input}
          id={id}
          name="areaText"
          label={t('Postal code or area')}
          mark={t('(required)')}
          error={isOutside ? undefined : error}
          value={text}
          autoComplete="postal-code"
          inputMode={byDigits ? 'numeric' : 'text'}
          enterKeyHint="next"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={list}
          aria-activedescendant={isShown && found[active] ? `${list}-${found[active].key}` : undefined}
          aria-required="true"
          onFocus={(event) => {
            setIsOpen(true)
            event.target.select()
          }}
          onClick={() => setIsOpen(true)}
          onChange={({ target }) => {
            const match = areaForPostalCode(areas, target.value)
            onChange(target.value, match?.id ?? '')
            setIsOpen(!match)
            setActive(-1)
            setWasLeft(false)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              if (found.length > 0) move(event.key === 'ArrowDown' ? 1 : -1)
            } else if (event.key === 'Enter') {
              const one = found[active] ?? (found.length === 1 ? found[0] : undefined)
              if (!one || !isShown) return
              // The guest sees what was chosen; the next press leads on to the next field.
              event.preventDefault()
              choose(one)
            } else if (event.key === 'Escape') setIsOpen(false)
          }}
          onBlur={() => {
            const only = !area && typed !== '' && found.length === 1 ? found[0] : chosen
            if (only && !isLabel) choose(only)
            setIsOpen(false)
            setActive(-1)
            setWasLeft(true)
            onLeave()
          }}
        />
        <ul
          className="suggestions area__list"
          id={list}
          role="listbox"
          aria-label={t('Delivery areas')}
          hidden={!isShown}
        >
          {(hasList ? found : []).map((one, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field above
            <li
              key={one.key}
              id={`${list}-${one.key}`}
              role="option"
              aria-selected={one.key === chosen?.key}
              data-active={at === active || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <span className="area__name">{one.label}</span>
              <AreaFacts area={one.area} />
            </li>
          ))}
        </ul>
      </div>
      <div role="status">
        {area && !isShown && (
          <div className="area__result">
            <strong>{t('We deliver to you')}</strong>
            <AreaFacts area={area} />
          </div>
        )}
      </div>
      {isOutside && (
        <AreaOutside
          onOther={() => {
            onChange('', '')
            input.current?.focus()
          }}
          onPickUp={onPickUp}
        />
      )}
    </div>
  )
}
