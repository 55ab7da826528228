import { useQuery } from '@tanstack/react-query'
import type { Picture } from '#contract/media.ts'
import type { SettingDocument } from '#contract/settings.staff.ts'
import type { SettingKey } from '#contract/settings.ts'
import { useI18n } from '#ui/i18n.tsx'
import { writtenLanguages } from '../documents/written-languages.ts'
import { PicturesField } from '../media/picture-field.tsx'
import { definitions } from './setting-groups.ts'
import { MOST_PICTURES, PICTURE_SHAPES, uploadedIn, withPictures } from './setting-media.ts'

/** The pictures that a setting shows: those that were uploaded, or the one whose address was typed. */
export function picturesOf(document: SettingDocument): readonly Pick<Picture, 'url' | 'webp'>[] {
  const held = uploadedIn(document)
  return held.length > 0 || document.value === '' ? held : [{ url: document.value, webp: '' }]
}

type SettingPictureProps = {
  settingKey: SettingKey
  document: SettingDocument
  onChange: (document: SettingDocument) => void
}

/** The pictures of a setting, uploaded and cropped in their place. */
export function SettingPicture({ settingKey, document, onChange }: SettingPictureProps) {
  const { t } = useI18n()
  const { data: languages = [] } = useQuery(writtenLanguages)
  const label = t(definitions[settingKey].label)
  const held = uploadedIn(document)
  const max = MOST_PICTURES[settingKey] ?? 1
  const isTyped = held.length === 0 && document.value !== ''
  return (
    <div className="setting-picture">
      {isTyped && <img src={document.value} alt={label} loading="lazy" />}
      <PicturesField
        label={label}
        shape={PICTURE_SHAPES[settingKey] ?? 'free'}
        max={max}
        value={held}
        languages={languages}
        onChange={(pictures) => onChange(withPictures(document, pictures.slice(-max), max > 1))}
      />
    </div>
  )
}
