import type { Picture } from '#contract/media.ts'
import type { SettingDocument } from '#contract/settings.staff.ts'
import { useI18n } from '#ui/i18n.tsx'

/** The pictures that a setting holds, whatever they were uploaded as. */
export function picturesOf({ value, media }: SettingDocument): readonly Pick<Picture, 'url' | 'webp'>[] {
  const held = Object.values(media).flatMap((one) => one?.data ?? [])
  return held.length > 0 || value === '' ? held : [{ url: value, webp: '' }]
}

/** The pictures of a setting as they are. */
export function SettingPicture({ document, label }: { document: SettingDocument; label: string }) {
  const { t } = useI18n()
  const pictures = picturesOf(document)
  if (pictures.length === 0)
    return <p className="setting-picture setting-picture--none">{t('No picture yet')}</p>
  return (
    <div className="setting-picture">
      {pictures.map(({ url }) => (
        <img key={url} src={url} alt={label} loading="lazy" />
      ))}
    </div>
  )
}
