import { z } from 'zod'
import { TranslatedPicture } from '#contract/stored-picture.ts'
import { localizedPicture } from '#domain/media/localized-picture.ts'
import { jsonColumn } from '../db/json-column.ts'

const readPicture = jsonColumn('products.poster_json', TranslatedPicture)
const readPictures = jsonColumn('categories.gallery_json', z.array(TranslatedPicture))

const isTranslated = (text: string): boolean => text.includes('"translations"')

/** The stored text of a picture with its alternative text in one language, undefined for the restaurant's own. */
export const inLanguage = <Text extends string | null>(
  text: Text,
  language: string | undefined,
): string | Text =>
  text !== null && isTranslated(text) ? JSON.stringify(localizedPicture(readPicture(text), language)) : text

/** The same for several pictures. */
export const inLanguages = (text: string, language: string | undefined): string =>
  isTranslated(text)
    ? JSON.stringify(readPictures(text).map((picture) => localizedPicture(picture, language)))
    : text
