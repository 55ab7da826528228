import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { Crop, CroppedPicture, Shape } from '#contract/media.staff.ts'
import { type Box, type Corner, dragCorner, moveArea, pointIn } from '#domain/media/crop.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useDrags } from './use-drags.ts'

type CropCanvasProps = {
  upload: CroppedPicture['upload']
  crop: Crop
  shape: Shape
  onChange: (crop: Crop) => void
  onArea: (area: Box) => void
  onZoom: (factor: number) => void
}

const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se']
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1 / 1.1, '=': 1 / 1.1, '-': 1.1 }
const WHEEL = 0.001

const whole = (fraction: number): number => Math.round(fraction * 100)
const percent = (fraction: number): string => `${fraction * 100}%`

/** The whole upload with the part that is shown: dragged, pinched, or moved by keys. */
export function CropCanvas({ upload, crop, shape, onChange, onArea, onZoom }: CropCanvasProps) {
  const { t } = useI18n()
  const frame = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const { area } = crop
  const focus = pointIn(area, crop.focus)
  const { drag, pinch } = useDrags(frame)
  const zoomed = useRef(onZoom)
  useEffect(() => {
    zoomed.current = onZoom
  })
  useEffect(() => {
    // React listens to wheels in a way that cannot keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      zoomed.current(Math.exp(event.deltaY * WHEEL))
    }
    const element = frame.current
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])

  const ratio = {
    aspectRatio: `${upload.width} / ${upload.height}`,
    '--tall': upload.height / upload.width,
  } as CSSProperties
  const moveFocus = (to: { x: number; y: number }) => {
    const { x, y } = pointIn(area, to)
    onChange({ area, focus: { x: area.x + x * area.width, y: area.y + y * area.height } })
  }
  const onAreaKey = (event: KeyboardEvent) => {
    const by = arrowStep(event)
    const factor = ZOOM_KEYS[event.key]
    if (!by && !factor) return
    event.preventDefault()
    if (by) onArea(moveArea(area, by))
    else if (factor) onZoom(factor)
  }
  const onFocusKey = (event: KeyboardEvent) => {
    const by = arrowStep(event)
    if (!by) return
    event.preventDefault()
    moveFocus({ x: crop.focus.x + by.x, y: crop.focus.y + by.y })
  }
  return (
    <div className="crop-canvas">
      <div ref={frame} className="crop-canvas__frame" style={ratio}>
        <img src={upload.url} alt="" draggable={false} />
        <div
          className="crop-canvas__area"
          style={{
            left: percent(area.x),
            top: percent(area.y),
            width: percent(area.width),
            height: percent(area.height),
          }}
        >
          <div
            className="crop-canvas__part"
            role="slider"
            tabIndex={0}
            aria-label={t('Part that is shown')}
            aria-describedby={keysId}
            aria-valuenow={whole(area.width)}
            aria-valuetext={t('{width} % of the width, {height} % of the height', {
              width: whole(area.width),
              height: whole(area.height),
            })}
            onKeyDown={onAreaKey}
            {...pinch(
              (from) => (to) => onArea(moveArea(area, { x: to.x - from.x, y: to.y - from.y })),
              onZoom,
            )}
          />
          {corners.map((corner) => (
            <span
              key={corner}
              className={`crop-canvas__corner crop-canvas__corner--${corner}`}
              {...drag(() => (to) => onArea(dragCorner(area, corner, to, { shape, size: upload })))}
            />
          ))}
          <div
            className="crop-canvas__focus"
            role="slider"
            tabIndex={0}
            aria-label={t('Point that stays in sight')}
            aria-describedby={keysId}
            aria-valuenow={whole(focus.x)}
            aria-valuetext={t('{x} % from the left, {y} % from the top', {
              x: whole(focus.x),
              y: whole(focus.y),
            })}
            style={{ left: percent(focus.x), top: percent(focus.y) }}
            onKeyDown={onFocusKey}
            {...drag(() => moveFocus)}
          />
        </div>
      </div>
      <p className="crop-canvas__keys" id={keysId}>
        {t('Drag the part, its corners, or the point that stays in sight. Keys: arrows move, + and − zoom.')}
      </p>
    </div>
  )
}

const STEP = 0.01
const LONG_STEP = 0.1

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far an arrow key moves, in fractions of a picture; further with the shift key. */
function arrowStep({ key, shiftKey }: { key: string; shiftKey: boolean }) {
  const step = shiftKey ? LONG_STEP : STEP
  const arrow = arrows[key]
  return arrow && { x: arrow.x * step, y: arrow.y * step }
}
