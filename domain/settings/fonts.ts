/** A font that the server delivers itself; `family` is a value of CSS. */
export type BundledFont = { name: string; family: string }

const sans = "'Text Fallback', system-ui, sans-serif"
const serif = "Georgia, 'Times New Roman', serif"

/**
 * The fonts that can be chosen (ux.md 5.3). The server delivers all of them: no request ever goes to a font service
 * (R-D1). The names of their files stand in `ui/chosen-fonts.ts`.
 */
export const bundledFonts: readonly BundledFont[] = [
  {
    name: 'Bricolage Grotesque',
    family: "'Bricolage Grotesque Variable', 'Display Fallback', system-ui, sans-serif",
  },
  { name: 'Figtree', family: `'Figtree Variable', ${sans}` },
  { name: 'Fraunces', family: `'Fraunces Variable', ${serif}` },
  { name: 'Rubik', family: `'Rubik Variable', ${sans}` },
  { name: 'Onest', family: `'Onest Variable', ${sans}` },
  { name: 'Manrope', family: `'Manrope Variable', ${sans}` },
  { name: 'Outfit', family: `'Outfit Variable', ${sans}` },
  { name: 'DM Sans', family: `'DM Sans Variable', ${sans}` },
  { name: 'Playfair Display', family: `'Playfair Display Variable', ${serif}` },
  { name: 'Lora', family: `'Lora Variable', ${serif}` },
]

/** The font of a name, however it is written; undefined when there is none of that name. */
export function findFont(name: string): BundledFont | undefined {
  const plain = fold(name)
  return bundledFonts.find((font) => fold(font.name) === plain || plain === shortNames[fold(font.name)])
}

/** How ux.md 5.3 calls a font in short. */
const shortNames: Readonly<Record<string, string>> = { bricolagegrotesque: 'bricolage' }

const fold = (name: string): string => name.toLowerCase().replace(/ variable\s*$|[^a-z]/g, '')
