import type { SettingDocument } from '#contract/settings.staff.ts'
import type { SettingKey } from '#contract/settings.ts'
import type { Shape } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'

/** How many pictures a setting holds, where it is not one. */
export const MOST_PICTURES: Partial<Record<SettingKey, number>> = {
  LOGIN_IMAGES: 8,
  REGISTER_IMAGES: 8,
  FORGOT_IMAGES: 8,
}

/** The shapes in which settings show their pictures, where they are not free. */
export const PICTURE_SHAPES: Partial<Record<SettingKey, Shape>> = { FAVICON: 'square' }

/** The pictures that were uploaded for a setting, whatever as. */
export const uploadedIn = ({ media }: SettingDocument): readonly StoredPicture[] =>
  Object.values(media).flatMap((one) => one?.data ?? [])

const kindsOfOne = ['poster', 'icon', 'splash', 'background'] as const
const kindsOfSeveral = ['gallery', 'slider'] as const

/** A setting with other pictures, as what it had them before; an address that was typed once gives way. */
export function withPictures(
  { media }: SettingDocument,
  pictures: readonly StoredPicture[],
  areSeveral: boolean,
): SettingDocument {
  const [first] = pictures
  if (!first) return { value: '', media: {} }
  if (areSeveral)
    return {
      value: '',
      media: { [kindsOfSeveral.find((kind) => media[kind]) ?? 'gallery']: { data: [...pictures] } },
    }
  return { value: '', media: { [kindsOfOne.find((kind) => media[kind]) ?? 'poster']: { data: first } } }
}
