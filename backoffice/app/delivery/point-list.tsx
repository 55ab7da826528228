import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { degrees, micro, readCoordinates } from '#domain/delivery/coordinates.ts'
import type { Position } from '#domain/delivery/shape-rings.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AddressSearch } from '../location/address-search.tsx'
import { type DrawAction, type Drawing, middles } from './draw-shape.ts'

type PointListProps = { drawing: Drawing; onAction: (action: DrawAction) => void }

/** The points of a shape as a list: everything that the map does, without a map. */
export function PointList({ drawing, onAction }: PointListProps) {
  const { t } = useI18n()
  const { points, isClosed } = drawing
  const last = points.length - 1
  const add = (at: Position) => onAction(isClosed ? { do: 'insert', after: last, at } : { do: 'press', at })
  const between = middles(drawing)
  return (
    <details className="points">
      <summary>
        {t('{count, plural, one {# point as a list} other {# points as a list}}', { count: points.length })}
      </summary>
      <ol>
        {points.map((point, at) => (
          // Points have no names: the same place in the list is the same point.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} data-chosen={at === drawing.selected || undefined}>
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
        onBlur={() => {
          const found = typed === undefined ? undefined : readCoordinates(typed)
          if (isWrong) return
          setTyped(undefined)
          if (found && textOf([found.lng, found.lat]) !== textOf(point)) onChange([found.lng, found.lat])
        }}
      />
      {isWrong && <span className="field__error">{t('For example 52.4865, 13.4330')}</span>}
    </span>
  )
}

/** A point at an address, or at coordinates that are typed. */
function AddPoint({ onAdd }: { onAdd: (point: Position) => void }) {
  const { t } = useI18n()
  const [typed, setTyped] = useState<Position>()
  const [count, setCount] = useState(0)
  const add = (point: Position) => {
    onAdd(point)
    setTyped(undefined)
    setCount((before) => before + 1)
  }
  return (
    <div className="extent__add">
      <AddressSearch
        key={count}
        label={t('Add a point at an address, or at coordinates')}
        onText={(text) => {
          const at = readCoordinates(text)
          setTyped(at && [at.lng, at.lat])
        }}
        onPlace={({ coordinates: { lat, lng } }) => add([lng, lat])}
      />
      <Button look="secondary" unavailable={!typed} onClick={() => typed && add(typed)}>
        {t('Add')}
      </Button>
    </div>
  )
}

const textOf = ([lng, lat]: Position): string => [lat, lng].map((one) => degrees(micro(one))).join(', ')
