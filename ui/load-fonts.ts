import displayExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url'
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC'
const LATIN_EXT = 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0'

/** The files of a font with its range of weights. */
export type FontFiles = { weight: string; latin: string; latinExt: string }

/** The fonts of a shop that has chosen none. */
export const defaultFonts: Readonly<Record<string, FontFiles>> = {
  'Bricolage Grotesque Variable': { weight: '200 800', latin: display, latinExt: displayExt },
  'Figtree Variable': { weight: '300 900', latin: text, latinExt: textExt },
}

const files: Record<string, FontFiles> = { ...defaultFonts }

const face = (family: string, url: string, weight: string, unicodeRange: string) =>
  new FontFace(family, `url(${url}) format('woff2')`, { weight, unicodeRange, display: 'swap' })

/** The families that the design of the page names first. */
function chosenFamilies(): string[] {
  const style = getComputedStyle(document.documentElement)
  const names = ['--font-display', '--font-text'].map((token) =>
    style.getPropertyValue(token).split(',')[0]!.replace(/['"]/g, '').trim(),
  )
  return [...new Set(names)]
}

/**
 * Fetches the fonts of the design and puts them in use when all are there: each face that is added has every text of the page
 * shaped and laid out anew, and faces that stand in a style sheet would do so once more while they are on their way. That
 * takes a slow phone long, so it is a task of its own, and the frame that paints it is the next one. Letters beyond western
 * Europe are fetched where they occur.
 */
export async function loadFonts(): Promise<void> {
  const families = chosenFamilies()
  try {
    if (!families.every((family) => family in files))
      Object.assign(files, (await import('./chosen-fonts.ts')).chosenFonts)
    const known = families.flatMap((family) => (files[family] ? [{ family, ...files[family] }] : []))
    const fonts = known.map(({ family, latin, latinExt, weight }) => ({
      letters: face(family, latin, weight, LATIN),
      moreLetters: face(family, latinExt, weight, LATIN_EXT),
    }))
    await Promise.all(fonts.map(({ letters }) => letters.load()))
    await new Promise((nextTask) => setTimeout(nextTask))
    for (const { letters, moreLetters } of fonts) {
      document.fonts.add(letters)
      document.fonts.add(moreLetters)
    }
    // Reading a size lays the page out now, instead of in the frame.
    void document.documentElement.offsetHeight
  } catch {
    return // The fallback has similar line lengths.
  }
}
