import { type ClipboardEvent, use, useEffect, useRef } from 'react'
import { DropZone, isFileDropItem } from 'react-aria-components'
import type { Language } from '#contract/content.ts'
import type { Shape } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { useI18n } from '#ui/i18n.tsx'
import { IsReadOnly } from '../documents/shared-fields.tsx'
import { showUndo } from '../documents/show-undo.ts'
import { useFocusAfter } from '../documents/use-focus-after.ts'
import { AddPicture } from './add-picture.tsx'
import { MoveButtons, PictureTile } from './picture-tile.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useUploads } from './use-uploads.ts'

type PictureFieldProps = {
  label: string
  /** The shape in which the shop shows it; new pictures are cropped to it. */
  shape?: Shape
  languages: readonly Language[]
  error?: string | undefined
}

type OneProps = PictureFieldProps & {
  value: StoredPicture | null
  onChange: (picture: StoredPicture | null) => void
}

/** The one picture of something: uploaded, taken, or chosen from those of the shop. */
export function PictureField({ value, onChange, ...field }: OneProps) {
  return (
    <PicturesField
      {...field}
      max={1}
      value={value ? [value] : []}
      onChange={(pictures) => onChange(pictures.at(-1) ?? null)}
    />
  )
}

type SeveralProps = PictureFieldProps & {
  max: number
  value: readonly StoredPicture[]
  onChange: (pictures: StoredPicture[]) => void
}

/** Several pictures in an order; a further one replaces the only one where there is room for one. */
export function PicturesField({
  label,
  shape = 'free',
  languages,
  error,
  max,
  value,
  onChange,
}: SeveralProps) {
  const { t } = useI18n()
  const isOne = max === 1
  const isReadOnly = use(IsReadOnly)
  const { place, pressed } = useFocusAfter<HTMLDivElement>(value)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  const put = (picture: StoredPicture) => {
    const others = isOne ? [] : value.filter(({ id }) => id !== picture.id)
    onChange([...others, picture].slice(0, max))
  }
  const { uploads, add, retry, drop } = useUploads(shape, put)
  const room = isOne ? 1 : Math.max(0, max - value.length - uploads.length)
  const putBack = (picture: StoredPicture, at: number) => {
    // Much may have been typed since: only the picture goes back.
    const { value: now, onChange: changeNow } = latest.current
    changeNow(isOne ? [picture] : now.toSpliced(at, 0, picture).slice(0, max))
  }
  const remove = (picture: StoredPicture) => {
    pressed()
    onChange(value.filter((one) => one !== picture))
    const undo = () => putBack(picture, value.indexOf(picture))
    showUndo(t('{name} is removed', { name: label }), t('Undo'), undo)
  }
  const take = (files: readonly File[]) => {
    if (isOne && files.length > 0) for (const { id } of uploads) drop(id)
    add(files.slice(0, room))
  }
  // React Aria takes only pasted files with a place on the disk: no screenshot, no picture of another page.
  const paste = (event: ClipboardEvent) => {
    if (isReadOnly || event.clipboardData.files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    take([...event.clipboardData.files])
  }
  return (
    <div ref={place} tabIndex={-1} className="picture-place" role="group" aria-label={label} onPaste={paste}>
      <DropZone
        className={isOne ? 'picture-field' : 'picture-field picture-field--several'}
        aria-label={t('Drop or paste a picture: {label}', { label })}
        isDisabled={room === 0 || isReadOnly}
        onDrop={async ({ items }) =>
          take(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())))
        }
      >
        {value.map((picture, at) => (
          <PictureTile
            // Another part of a picture has another id; the one tile stays, and with it the focus.
            key={isOne ? 'one' : picture.id}
            picture={picture}
            label={isOne ? label : `${label} ${at + 1}`}
            shape={shape}
            languages={languages}
            isSmall={!isOne}
            onChange={(changed) => {
              pressed()
              onChange(value.with(at, changed))
            }}
            onRemove={() => remove(picture)}
          >
            {!isOne && (
              <MoveButtons
                label={`${label} ${at + 1}`}
                at={at}
                count={value.length}
                onMove={(to) => onChange(value.toSpliced(at, 1).toSpliced(to, 0, picture))}
              />
            )}
          </PictureTile>
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload.id)}
            onDrop={() => drop(upload.id)}
          />
        ))}
        {room > 0 && (
          <AddPicture
            allowsMultiple={!isOne}
            isFilled={value.length + uploads.length > 0}
            onFiles={take}
            onChoose={put}
          />
        )}
        {error && <p className="field__error">{error}</p>}
      </DropZone>
    </div>
  )
}
