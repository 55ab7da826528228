import type { Picture } from '#contract/media.ts'
import type { ExportFile } from '#contract/publishing.staff.ts'
import { GALLERY_SIZE } from '#domain/limits.ts'
import { demoMenu } from './demo-menu.ts'
import type { DemoPictures } from './seed-pictures.ts'

/** The file of the restaurant with the pictures that were drawn for it. */
export function addPictures(file: ExportFile, pictures: DemoPictures): ExportFile {
  const documents = file.documents.map((one) => {
    const poster = pictures.get(`${one.kind}:${one.id}`)
    if (!poster || typeof one.document !== 'object') return one
    const gallery = one.kind === 'category' && { gallery: galleryOf(one.id, pictures) }
    return { ...one, document: { ...one.document, poster, ...gallery } }
  })
  return {
    ...file,
    documents: [
      ...documents,
      pictureSetting('LOGO', pictures.get('logo')),
      pictureSetting('HERO_IMAGE', pictures.get('hero')),
    ],
  }
}

/** The first dishes of a category that are in the pictures. */
const galleryOf = (category: string, pictures: DemoPictures): Picture[] =>
  (demoMenu.categories.find(({ id }) => id === category)?.products ?? [])
    .flatMap(({ id }) => pictures.get(`product:${id}`) ?? [])
    .slice(0, GALLERY_SIZE)

const pictureSetting = (id: string, picture: Picture | undefined): ExportFile['documents'][number] => ({
  kind: 'setting',
  id,
  document: { value: '', media: picture ? { poster: { data: picture } } : {} },
})
