import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { degrees, micro, readCoordinates } from '#domain/delivery/coordinates.ts'
import type { Position } from '#domain/delivery/shape-rings.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useUnreadableText } from '../documents/unreadable-text.ts'
import { AddressSearch } from '../location/address-search.tsx'
import { type DrawAction, type Drawing, middles, pointKeys } from './draw-shape.ts'

type PointListProps = { drawing: Drawing; onAction: (action: DrawAction) => void }

/** The points of a shape as a list: everything that the map does, without a map. */
export function PointList({ drawing, onAction }: PointListProps) {
  const { t } = useI18n()
  const { points, isClosed } = drawing
  const last = points.length - 1
  const add = (at: Position) => onAction(isClosed ? { do: 'insert', after: last, at } : { do: 'press', at })
  const between = middles(drawing)
  const keys = pointKeys(points)
  return (
    <details className="points">
      <summary>
        {t('{count, plural, one {# point as a list} other {# points as a list}}', { count: points.length })}
      </summary>
      <ol>
        {points.map((point, at) => (
          <li key={keys[at]} data-chosen={at === drawing.selected || undefined}>
            <PointField
              number={at + 1}
              point={point}
              onFocus={() => at !== drawing.selected && onAction({ do: 'select', point: at })}
              onChange={(to) => onAction({ do: 'move', point: at, to })}
            />
            <IconButton
              label={t('Add a point after point {number}', { number: at + 1 })}
              icon={<Plus size={18} aria-hidden="true" />}
              unavailable={between[at] === undefined}
              onClick={() => onAction({ do: 'divide', point: at })}
            />
            <IconButton
              label={t('Remove point {number}', { number: at + 1 })}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => onAction({ do: 'remove', point: at })}
            />
          </li>
        ))}
      </ol>
      <AddPoint onAdd={add} />
    </details>
  )
}

type PointFieldProps = {
  number: number
  point: Position
  onFocus: () => void
  onChange: (point: Position) => void
}

function PointField({ number, point, onFocus, onChange }: PointFieldProps) {
  const { t } = useI18n()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readCoordinates(typed) === undefined
  useUnreadableText(isWrong, () => setTyped(undefined))
  const take = () => {
    const found = typed === undefined ? undefined : readCoordinates(typed)
    if (isWrong) return
    setTyped(undefined)
    if (found && textOf([found.lng, found.lat]) !== textOf(point)) onChange([found.lng, found.lat])
  }
  return (
    <span className="points__field">
      <input
        className="field__input"
        aria-label={t('Point {number}: latitude, longitude', { number })}
        inputMode="text"
        autoComplete="off"
        value={typed ?? textOf(point)}
        aria-invalid={isWrong || undefined}
        onFocus={onFocus}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // A point that moves is a field of its own, and one that is gone sends no form.
          event.preventDefault()
          take()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      {isWrong && <span className="field__error">{t('For example 52.4865, 13.4330')}</span>}
    </span>
  )
}

/** A point at an address, or at coordinates that are typed. What was typed and is neither stays to be mended. */
function AddPoint({ onAdd }: { onAdd: (point: Position) => void }) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  const [count, setCount] = useState(0)
  const at = readCoordinates(text)
  const isWrong = text.trim() !== '' && !at
  const clear = () => {
    setText('')
    setLeft(false)
    setCount((before) => before + 1)
  }
  useUnreadableText(isWrong, clear)
  const add = (point: Position) => {
    onAdd(point)
    clear()
  }
  const addTyped = () => at && add([at.lng, at.lat])
  return (
    <div className="extent__add">
      <AddressSearch
        key={count}
        label={t('Add a point at an address, or at coordinates')}
        error={isWrong && isLeft ? t('Please choose an address, or type 52.4865, 13.4330') : undefined}
        onText={(text) => {
          setText(text)
          setLeft(false)
        }}
        onDone={() => {
          setLeft(true)
          addTyped()
        }}
        onPlace={({ coordinates: { lat, lng } }) => add([lng, lat])}
      />
      <Button look="secondary" unavailable={!at} onClick={addTyped}>
        {t('Add')}
      </Button>
    </div>
  )
}

const textOf = ([lng, lat]: Position): string => [lat, lng].map((one) => degrees(micro(one))).join(', ')
