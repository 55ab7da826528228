import { findFont } from '#domain/settings/fonts.ts'
import { chosenFonts } from '#ui/chosen-fonts.ts'
import { defaultFonts } from '#ui/load-fonts.ts'

const all = { ...defaultFonts, ...chosenFonts }

/** The first family of a value of CSS, which has the name of its files. */
const familyOf = (name: string): string => findFont(name)?.family.split(',')[0]?.replaceAll("'", '') ?? ''

/** Rules that bring some of the fonts that can be chosen; a browser fetches one where it is used. */
export function fontFaces(names: readonly string[]): string {
  return names
    .map(familyOf)
    .flatMap((family) => {
      const files = all[family]
      if (!files) return []
      return [files.latinExt, files.latin].map(
        (url, at) =>
          `@font-face{font-family:'${family}';src:url(${url}) format('woff2');font-weight:${files.weight};font-display:swap${at === 0 ? ';unicode-range:U+0100-02BA,U+1E00-1E9F,U+20A0-20C0' : ''}}`,
      )
    })
    .join('')
}
