import { Camera, ImagePlus, Images } from 'lucide-react'
import { useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { UPLOAD_TYPES } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ChooseDialog } from './choose-dialog.tsx'

type AddPictureProps = {
  allowsMultiple: boolean
  /** Something stands there already: no more than the buttons is shown. */
  isFilled: boolean
  onFiles: (files: readonly File[]) => void
  onChoose: (picture: StoredPicture) => void
}

/** Where a picture comes from: a file, the camera of a phone, or one that the shop shows already. */
export function AddPicture({ allowsMultiple, isFilled, onFiles, onChoose }: AddPictureProps) {
  const { t } = useI18n()
  const [isChoosing, setChoosing] = useState(false)
  const select = (files: FileList | null) => onFiles([...(files ?? [])])
  return (
    <div className={isFilled ? 'add-picture add-picture--filled' : 'add-picture'}>
      {!isFilled && (
        <p className="add-picture__hint">
          <ImagePlus size={28} aria-hidden="true" />
          {t('Drop or paste a picture here, or')}
        </p>
      )}
      <div className="add-picture__buttons">
        <FileTrigger acceptedFileTypes={UPLOAD_TYPES} allowsMultiple={allowsMultiple} onSelect={select}>
          <Button className="button button--secondary">
            <ImagePlus size={18} aria-hidden="true" />
            {isFilled && !allowsMultiple ? t('Replace') : t('Choose a file')}
          </Button>
        </FileTrigger>
        <FileTrigger acceptedFileTypes={UPLOAD_TYPES} defaultCamera="environment" onSelect={select}>
          <Button className="button button--secondary add-picture__camera">
            <Camera size={18} aria-hidden="true" />
            {t('Take a photo')}
          </Button>
        </FileTrigger>
        <Button className="button button--quiet" onPress={() => setChoosing(true)}>
          <Images size={18} aria-hidden="true" />
          {t('From the shop')}
        </Button>
      </div>
      <ChooseDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(picture) => {
          setChoosing(false)
          onChoose(picture)
        }}
      />
    </div>
  )
}
