/** A font the house serves itself; `family` is a value of CSS. */
export type BundledFont = { name: string; family: string }

/** The fonts that can be chosen (ux.md 5.3). All lie in the house: no request ever goes to a font service (R-D1). */
export const bundledFonts: readonly BundledFont[] = [
  {
    name: 'Bricolage Grotesque',
    family: "'Bricolage Grotesque Variable', 'Display Fallback', system-ui, sans-serif",
  },
  { name: 'Figtree', family: "'Figtree Variable', 'Text Fallback', system-ui, sans-serif" },
]

/** The font of a name, however it is written; undefined when the house has none of that name. */
export function findFont(name: string): BundledFont | undefined {
  const plain = fold(name)
  return bundledFonts.find((font) => fold(font.name) === plain)
}

const fold = (name: string): string => name.toLowerCase().replace(/ variable$|[^a-z]/g, '')
