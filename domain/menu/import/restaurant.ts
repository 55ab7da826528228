import { headingText, isHouseRule, isHours, isPageNumber, isSeparator } from './line-kinds.ts'
import type { MenuLine } from './menu-lines.ts'
import { hasPrice } from './price-text.ts'

const generic =
  /^(?:unsere\s+)?(?:Speise(?:n)?|Getränke|Eis|Wein)?(?:-?\s*(?:und|&)\s*Getränke)?-?(?:karte|Menü|Menu|Flyer|Lieferservice)(?:\s+\d{4})?$/iu

/** The line at the top that says whose menu it is; a line that heads dishes ends the search. */
export function restaurantLine(
  lines: readonly MenuLine[],
  taken: ReadonlySet<number>,
  headsDishes: (line: MenuLine) => boolean,
): MenuLine | undefined {
  for (const line of lines.slice(0, 12)) {
    if (line.text === '' || taken.has(line.no) || isSeparator(line.text) || isPageNumber(line.text)) continue
    const text = headingText(line.text)
    if (generic.test(text) || isHouseRule(text) || isHours(text) || /^[–-].*[–-]$/.test(line.text)) continue
    if (/^(?:herzlich )?willkommen|^guten|^grüß|^liebe gäste/iu.test(text)) continue
    return hasPrice(text) || headsDishes(line) ? undefined : line
  }
  return undefined
}

/** The name of a restaurant; capitals become a name as it is written elsewhere. */
export function restaurantName(text: string): string {
  const name = headingText(text.split(/\t|\s{3,}/)[0] ?? '')
    .replace(/\s*[-–—|·:]\s*(?:Speise(?:n)?|Getränke|Eis)?-?\s?(?:karte|menü)(?!\p{L}).*$/iu, '')
    .trim()
  if (/\p{Ll}/u.test(name)) return name
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}
