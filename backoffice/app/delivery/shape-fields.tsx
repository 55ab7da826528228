import { Check, Trash2, Undo2 } from 'lucide-react'
import { shapeIssue } from '#domain/delivery/area-issues.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { type DrawAction, type Drawing, shapeOf } from './draw-shape.ts'
import { PointList } from './point-list.tsx'

type ShapeFieldsProps = {
  /** Undefined for a shape that only a file can hold. */
  drawing: Drawing | undefined
  isDrawing: boolean
  country: string
  error: string | undefined
  onAction: (action: DrawAction) => void
  onDrawing: (isDrawing: boolean) => void
  onClear: () => void
}

/** A shape that is drawn on the map or typed as a list of points. */
export function ShapeFields(props: ShapeFieldsProps) {
  const { drawing, isDrawing, country, error, onAction, onDrawing, onClear } = props
  const { t } = useI18n()
  const shape = drawing && shapeOf(drawing)
  const issue = drawing?.isClosed && shape ? shapeIssue(shape, country) : undefined
  const isOpen = isDrawing || shape !== null
  return (
    <fieldset className="extent">
      <label className="switch-line">
        <input
          type="checkbox"
          checked={isOpen}
          onChange={(event) => {
            onDrawing(event.target.checked)
            if (!event.target.checked) onClear()
          }}
        />
        {t('Shape on the map')}
      </label>
      {isOpen && !drawing && (
        <p className="extent__note">
          {t('This shape has several parts or a hole. Switch it off to draw another one.')}
        </p>
      )}
      {isOpen && drawing && (
        <>
          <p className="extent__note" role="status">
            {stepText(drawing, t)}
          </p>
          {(issue ?? error) && (
            <p className="field__error" role="alert">
              {issue ? t(issue) : error}
            </p>
          )}
          <div className="extent__tools">
            {!drawing.isClosed && drawing.points.length > 2 && (
              <Button onClick={() => onAction({ do: 'close' })}>
                <Check size={18} aria-hidden="true" />
                {t('Close the shape')}
              </Button>
            )}
            <Button
              look="secondary"
              unavailable={drawing.past.length === 0}
              onClick={() => onAction({ do: 'undo' })}
            >
              <Undo2 size={18} aria-hidden="true" />
              {t('Undo')}
            </Button>
            {drawing.selected !== null && (
              <Button
                look="secondary"
                onClick={() => onAction({ do: 'remove', point: drawing.selected ?? 0 })}
              >
                <Trash2 size={18} aria-hidden="true" />
                {t('Remove point {number}', { number: drawing.selected + 1 })}
              </Button>
            )}
          </div>
          <PointList drawing={drawing} onAction={onAction} />
        </>
      )}
    </fieldset>
  )
}

function stepText({ points, isClosed }: Drawing, t: ReturnType<typeof useI18n>['t']): string {
  if (isClosed) return t('Drag the points. The small ones between them add more.')
  if (points.length === 0) return t('Press the corners one after the other on the map, or add them below.')
  if (points.length < 3)
    return t('{count, plural, one {# point} other {# points}}. Three are needed at least.', {
      count: points.length,
    })
  return t('Press the first point again to close the shape.')
}
