import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Crop, CroppedPicture, Shape } from '#contract/media.staff.ts'
import { type Box, pixelsOf, pointIn, shapeArea, zoomArea, type Size } from '#domain/media/crop.ts'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { CropCanvas } from './crop-canvas.tsx'
import { CutPreview } from './cut-preview.tsx'

type CropEditorProps = {
  upload: CroppedPicture['upload']
  crop: Crop
  /** The shape of the place where it is shown. */
  initialShape: Shape
  onChange: (crop: Crop) => void
}

const shapes = ['free', '4:3', 'square', 'wide'] as const
const ZOOM = 1.15
/** The width in pixels below which a picture looks blurred on the page of a dish. */
const SHARP_WIDTH = 480

/** Chooses a part of a picture and the point that stays in sight, and shows what becomes of it. */
export function CropEditor({ upload, crop, initialShape, onChange }: CropEditorProps) {
  const { t } = useI18n()
  const [shape, setShape] = useState<Shape>(() => shapeOf(crop.area, upload, initialShape))
  const names = { free: t('Free'), '4:3': '4:3', square: t('Square'), wide: t('Wide') }
  const setArea = (area: Box) => onChange({ area, focus: focusIn(area, crop.focus) })
  const zoom = (factor: number) => setArea(zoomArea(crop.area, factor))
  return (
    <div className="crop-editor">
      <CropCanvas
        upload={upload}
        crop={crop}
        shape={shape}
        onChange={onChange}
        onArea={setArea}
        onZoom={zoom}
      />
      <div className="crop-editor__tools">
        <div className="crop-editor__shapes" role="group" aria-label={t('Shape')}>
          {shapes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === shape}
              onClick={() => {
                setShape(one)
                setArea(shapeArea(crop.area, one, upload))
              }}
            >
              {names[one]}
            </button>
          ))}
        </div>
        <div className="crop-editor__zoom">
          <IconButton
            label={t('Show more of the picture')}
            icon={<Minus size={20} aria-hidden="true" />}
            onClick={() => zoom(ZOOM)}
          />
          <IconButton
            label={t('Show less of the picture')}
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => zoom(1 / ZOOM)}
          />
        </div>
      </div>
      {pixelsOf(crop.area, upload).width < SHARP_WIDTH && (
        <p className="crop-editor__blurred" role="status">
          {t('This part is small and will look blurred. A larger picture or more of it looks better.')}
        </p>
      )}
      <div className="crop-editor__cuts" aria-hidden="true">
        <CutPreview upload={upload} crop={crop} kind="circle" />
        <CutPreview upload={upload} crop={crop} kind="square" />
        <CutPreview upload={upload} crop={crop} kind="wide" />
      </div>
    </div>
  )
}

/** The point that stays in sight, or the nearest one in an area that does not show it any more. */
function focusIn(area: Box, focus: Crop['focus']): Crop['focus'] {
  const { x, y } = pointIn(area, focus)
  return { x: area.x + x * area.width, y: area.y + y * area.height }
}

const NEAR = 0.01

/** The shape that an area has, so that it keeps it; a wanted one counts first. */
function shapeOf(area: Box, size: Size, wanted: Shape): Shape {
  const aspect = (one: Box) => (one.width * size.width) / (one.height * size.height)
  const has = (shape: Shape) =>
    shape !== 'free' && Math.abs(aspect(shapeArea(area, shape, size)) / aspect(area) - 1) < NEAR
  return ([wanted, 'square', '4:3', 'wide'] as const).find(has) ?? 'free'
}
