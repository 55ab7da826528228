import { useState } from 'react'
import type { Language } from '#contract/content.ts'
import { ApiError } from '#contract/client.ts'
import { type Crop, cropPicture, type CroppedPicture, type Shape } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { TextsByLanguage } from '../documents/texts-by-language.tsx'
import { staffApi } from '../http/staff-api.ts'
import { CropEditor } from './crop-editor.tsx'

type PictureFormProps = {
  picture: StoredPicture
  /** What it was made of; null for a drawn picture, which has no other part. */
  cropped: CroppedPicture | null
  shape: Shape
  languages: readonly Language[]
  onDone: (picture: StoredPicture) => void
}

/** Crop and alternative text of one picture; nothing changes before it is taken over. */
export function PictureForm({ picture, cropped, shape, languages, onDone }: PictureFormProps) {
  const { t } = useI18n()
  const [crop, setCrop] = useState<Crop | undefined>(cropped?.crop)
  const [texts, setTexts] = useState({ alt: picture.alt ?? '', translations: picture.translations ?? {} })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function finish(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure('')
    try {
      const isSame = !cropped || !crop || crop === cropped.crop
      const made = isSame ? picture : await staffApi(cropPicture, { params: { id: picture.id }, body: crop })
      onDone({ ...made, ...texts })
    } catch (error) {
      const isOffline = !(error instanceof ApiError) || error.status === 0
      setFailure(isOffline ? t('No connection. Please check the network of this device.') : error.message)
      setBusy(false)
    }
  }

  return (
    <form
      className="picture-form"
      onSubmit={(event) => {
        event.preventDefault()
        void finish()
      }}
    >
      {cropped && crop ? (
        <CropEditor upload={cropped.upload} crop={crop} initialShape={shape} onChange={setCrop} />
      ) : (
        <div className="picture-form__drawn">
          <img src={picture.url} alt="" width={picture.width} height={picture.height} />
          <p>{t('This picture was drawn for the dish. Only uploaded pictures can be cropped.')}</p>
        </div>
      )}
      <section aria-label={t('Alternative text')} className="picture-form__texts">
        <h3>{t('Alternative text')}</h3>
        <p>
          {t('What is to be seen beyond the name that stands beside it. Empty is right for most pictures.')}
        </p>
        <TextsByLanguage
          document={texts}
          languages={languages}
          texts={[{ field: 'alt', label: t('Alternative text') }]}
          errors={{}}
          onChange={setTexts}
        />
      </section>
      <div className="picture-form__end">
        {failure && (
          <p className="field__error" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" busy={isBusy}>
          {isBusy ? t('All sizes are being made …') : t('Apply')}
        </Button>
      </div>
    </form>
  )
}
