import type { DocumentKind } from '#contract/document-kinds.ts'
import type { SettingDocument } from '#contract/settings.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import type { AnyDocument, Kinded } from '../publishing/document-set.ts'

type Demo = { pictures: ReadonlySet<string>; translated: ReadonlySet<string> }

/** A document without pictures and translations of the demo; undefined when nothing is left of it. */
export function stripDemo(
  kind: DocumentKind,
  document: AnyDocument,
  { pictures, translated }: Demo,
): AnyDocument | undefined {
  const given = { kind, document } as Kinded
  const isOwn = ({ id }: StoredPicture) => !pictures.has(id)
  const own = (picture: StoredPicture | null) => (picture && isOwn(picture) ? picture : null)
  switch (given.kind) {
    case 'category': {
      const { poster, gallery } = given.document
      return { ...given.document, poster: own(poster), gallery: gallery.filter(isOwn) }
    }
    case 'product':
    case 'combo':
      return { ...given.document, poster: own(given.document.poster) }
    case 'setting':
      return { ...given.document, media: ownMedia(given.document.media, isOwn) }
    case 'translation': {
      const texts = given.document.texts.filter(({ source }) => !translated.has(source))
      return texts.length > 0 ? { texts } : undefined
    }
    default:
      return document
  }
}

type Held = { data: StoredPicture | StoredPicture[] }

function ownMedia(
  media: SettingDocument['media'],
  isOwn: (picture: StoredPicture) => boolean,
): SettingDocument['media'] {
  const left = Object.entries(media).flatMap(([kind, { data }]: [string, Held]): [string, Held][] => {
    if (!Array.isArray(data)) return isOwn(data) ? [[kind, { data }]] : []
    const own = data.filter(isOwn)
    return own.length > 0 ? [[kind, { data: own }]] : []
  })
  return Object.fromEntries(left) as SettingDocument['media']
}
