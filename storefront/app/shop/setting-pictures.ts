import type { Picture } from '#contract/media.ts'
import type { Setting } from '#contract/settings.public.ts'

/**
 * The one picture of a setting, whatever it was uploaded as (spec 3): the first of several. A value that names another
 * picture than the uploaded one counts by itself.
 */
export function pictureOf({ value, media }: Pick<Setting, 'value' | 'media'>): Picture | undefined {
  const { poster, icon, splash, background } = media
  const uploaded = (poster ?? icon ?? splash ?? background)?.data
  if (value !== '' && value !== uploaded?.url) return pictureAt(value)
  return uploaded ?? severalOf(media)[0]
}

/** All pictures of a setting that may hold several. */
export function picturesOf(setting: Pick<Setting, 'value' | 'media'>): readonly Picture[] {
  const several = severalOf(setting.media)
  const one = pictureOf(setting)
  return several.length > 0 ? several : one ? [one] : []
}

const severalOf = ({ gallery, slider }: Setting['media']): readonly Picture[] =>
  (gallery ?? slider)?.data ?? []

/** A picture of which only the address is known: it comes in one size, which no page can know before it is loaded. */
const pictureAt = (url: string): Picture => ({
  id: '',
  url,
  avif: '',
  webp: '',
  square: url,
  circle: url,
  wide: url,
  width: 0,
  height: 0,
  placeholder: '',
})
