import type { Picture } from '#contract/media.ts'
import type { TranslatedPicture } from '#contract/stored-picture.ts'

/**
 * A picture as guests of one language read it, undefined for the restaurant's own: a translation of its alternative text
 * replaces the restaurant's own.
 */
export function localizedPicture(
  { translations, ...picture }: TranslatedPicture,
  language: string | undefined,
): Picture {
  const alt = language === undefined ? undefined : translations?.[language]?.alt
  return alt ? { ...picture, alt } : picture
}
