import { ArrowLeft, ArrowRight, Crop, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Language } from '#contract/content.ts'
import type { Shape } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { PictureDialog } from './picture-dialog.tsx'

type PictureTileProps = {
  picture: StoredPicture
  /** What it is called for those who do not see it. */
  label: string
  shape: Shape
  languages: readonly Language[]
  /** One of several: its buttons show icons alone. */
  isSmall: boolean
  onChange: (picture: StoredPicture) => void
  onRemove: () => void
  /** More that can be done with it. */
  children?: ReactNode
}

/** A picture as it is kept in a document, with what can be done with it. */
export function PictureTile(props: PictureTileProps) {
  const { picture, label, shape, languages, isSmall, onChange, onRemove, children } = props
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const cropLabel = t('Crop and describe: {label}', { label })
  return (
    <figure className="picture-tile">
      <img
        src={picture.url}
        alt={picture.alt ?? ''}
        width={picture.width}
        height={picture.height}
        loading="lazy"
      />
      <figcaption className="picture-tile__buttons">
        {isSmall ? (
          <IconButton
            label={cropLabel}
            icon={<Crop size={18} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          />
        ) : (
          <Button look="secondary" aria-label={cropLabel} onClick={() => setOpen(true)}>
            <Crop size={18} aria-hidden="true" />
            {t('Crop and describe')}
          </Button>
        )}
        {children}
        <IconButton
          label={t('Remove: {name}', { name: label })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </figcaption>
      <PictureDialog
        isOpen={isOpen}
        picture={picture}
        label={label}
        shape={shape}
        languages={languages}
        onClose={() => setOpen(false)}
        onChange={onChange}
      />
    </figure>
  )
}

type MoveButtonsProps = { label: string; at: number; count: number; onMove: (to: number) => void }

/** Moves a picture of several. */
export function MoveButtons({ label, at, count, onMove }: MoveButtonsProps) {
  const { t } = useI18n()
  return (
    <>
      <IconButton
        label={t('{name} further to the front', { name: label })}
        icon={<ArrowLeft size={18} aria-hidden="true" />}
        unavailable={at === 0}
        onClick={() => at > 0 && onMove(at - 1)}
      />
      <IconButton
        label={t('{name} further to the back', { name: label })}
        icon={<ArrowRight size={18} aria-hidden="true" />}
        unavailable={at === count - 1}
        onClick={() => at < count - 1 && onMove(at + 1)}
      />
    </>
  )
}
