import type { CodeContext } from './codes.ts'
import { codesIn } from './codes.ts'
import { bareCodeSpans } from './bare-codes.ts'
import { checkNumbers, checkPriceOrder, finishExtra, finishItem } from './finish.ts'
import type { ImportedCategory, ImportedMenu } from './imported-menu.ts'
import { readLegend } from './legend.ts'
import { readLines, type MenuLine } from './menu-lines.ts'
import { MenuReader } from './menu-reader.ts'
import { Outlook } from './outlook.ts'
import { unfoldColumns } from './page-columns.ts'
import { numberStyle } from './numbers.ts'
import { hasPrice } from './price-text.ts'
import { drinksHeading } from './vocabulary.ts'
import { isCapitals } from './line-kinds.ts'
import { restaurantLine, restaurantName } from './restaurant.ts'

/** Reads a German paper menu from its text. It never fails: what it cannot read it says, what is unclear it asks. */
export function readMenu(text: string): ImportedMenu {
  const printed = readLines(text)
  const lines = unfoldColumns(printed)
  const { legend, legends, legendStarts, marks, lines: taken, uncodedMeansNone } = readLegend(lines)
  const content = lines.filter((line) => !taken.has(line.no))
  const codes: CodeContext = { legend, marks, bare: false }
  codes.bare = writesBareCodes(content, codes)
  const page = {
    lines,
    taken,
    codes,
    numbers: numberStyle(content),
    wholeEuros: writesWholeEuros(content),
    blankCells: !content.some((line) =>
      /\d[,.]\d{2}\s+[-–—](?:\s|$)|\s[-–—]\s+\d{1,3}[,.]\d{2}/u.test(line.raw),
    ),
    ownLines: describesOnOwnLines(content),
    tonal: (text.match(/[\u1E80-\u1EFF]/g)?.length ?? 0) > 10,
  }
  const outlook = new Outlook(page)
  const headsDishes = (line: MenuLine) => outlook.headsDishes(line)
  const top = restaurantLine(lines, taken, headsDishes)
  const menu: ImportedMenu = {
    restaurant: top ? restaurantName(top.text) : null,
    legend,
    legends,
    legendLines: [...taken].sort((one, other) => one - other),
    categories: [],
    extras: [],
    combos: [],
    ignored: [],
    unread: [],
  }
  const tops = content
    .filter((line) => line.no <= 3 && line.text !== '' && !hasPrice(line.text) && !headsDishes(line))
    .slice(0, 2)
    .map((line) => line.text)
  const reader = new MenuReader({ ...page, tops, topLine: top?.no ?? 0 }, menu)
  reader.read()
  const lastLine = Math.max(0, ...reader.categories.flatMap(({ items }) => items.map(({ line }) => line)))
  for (const category of reader.categories) {
    const name = legendNameFor(category, [...legends.keys()], legendStarts, lastLine)
    if (name) category.legend = name
    const context = {
      legend: (name ? legends.get(name) : undefined) ?? legend,
      marks,
      bare: codes.bare,
      uncodedMeansNone,
    }
    for (const item of category.items) finishItem(item, category, context)
    checkPriceOrder(category.items)
  }
  checkNumbers(reader.categories.map(({ items }) => items))
  for (const extra of menu.extras) finishExtra(extra, { ...codes, uncodedMeansNone })
  menu.categories = filledCategories(reader.categories, menu).map(plainCategory)
  menu.ignored.sort((one, other) => one - other)
  const places = placesOf(menu)
  menu.unread.push(...printed.flatMap(({ no, text }) => (text === '' || places.has(no) ? [] : [no])))
  return menu
}

/** The lines that have a place in what was read. */
const placesOf = (menu: ImportedMenu): Set<number> =>
  new Set([
    ...menu.legendLines,
    ...menu.ignored,
    ...menu.unread,
    ...menu.categories.flatMap(({ headingLines, noteLines, items }) => [
      ...headingLines,
      ...noteLines,
      ...items.flatMap(({ line, continues }) => [line, ...continues]),
    ]),
    ...menu.extras.map(({ line }) => line),
    ...menu.combos.flatMap(({ line, continues }) => [line, ...continues]),
  ])

/** Categories with something in them; the lines of a heading above other headings are no dish. */
function filledCategories(categories: readonly ImportedCategory[], menu: ImportedMenu): ImportedCategory[] {
  return categories.filter((category, index) => {
    const start = category.headingLines[0] ?? 0
    const next = categories[index + 1]?.headingLines[0] ?? Infinity
    const filled =
      category.items.length > 0 ||
      menu.extras.some(({ section }) => section === category.name) ||
      menu.combos.some(({ line }) => line > start && line < next)
    if (!filled) menu.ignored.push(...category.headingLines, ...category.noteLines)
    return filled
  })
}

const plainCategory = (category: ImportedCategory): ImportedCategory => ({
  name: category.name,
  headingLines: category.headingLines,
  ...(category.note ? { note: category.note } : {}),
  noteLines: category.noteLines,
  codes: category.codes,
  ...(category.legend ? { legend: category.legend } : {}),
  items: category.items,
})

/** The further legend that a category uses: one of its name, or one of drinks that stands above or at the end. */
function legendNameFor(
  { name, headingLines, items }: ImportedCategory,
  names: readonly string[],
  starts: ReadonlyMap<string, number>,
  lastLine: number,
): string | undefined {
  const poured = items.filter(({ prices }) => prices.some(({ volume }) => volume !== undefined)).length
  const drinks = drinksHeading.test(name) || (items.length > 0 && poured >= items.length * 0.6)
  const next = items.at(-1)?.line ?? headingLines[0] ?? 0
  return names.find((legend) => {
    if (name.toLowerCase().includes(legend.toLowerCase())) return true
    const start = starts.get(legend) ?? 0
    return /getränk|bar|drink/iu.test(legend) && drinks && (start <= next || start > lastLine)
  })
}

/** Whether a menu often prints its codes without brackets. */
function writesBareCodes(lines: readonly MenuLine[], codes: CodeContext): boolean {
  let bare = 0
  let bracketed = 0
  const loose = { ...codes, bare: true }
  for (const { raw } of lines) {
    if (!hasPrice(raw)) continue
    const groups = [...raw.matchAll(/[([{]([^()[\]{}]{1,60})[)\]}]/gu)]
    if (groups.some(([, inner = '']) => codesIn(inner, codes, false)) || /[⁰¹²³⁴-⁹]/u.test(raw))
      bracketed += 1
    else if (
      bareCodeSpans(
        raw.replace(/\d{1,3}[.,]\d{2}(?:\s?€)?/g, (price) => '\uE000'.repeat(price.length)),
        loose,
      ).length > 0
    )
      bare += 1
  }
  return bare > bracketed * 0.3
}

function writesWholeEuros(lines: readonly MenuLine[]): boolean {
  const whole = lines.filter(
    ({ text }) => /\p{L}.*\s\d{1,3}(?:[.,]\d)?$/u.test(text) && !hasPrice(text),
  ).length
  return whole >= 4 && whole > lines.filter(({ text }) => hasPrice(text)).length
}

/** Whether dishes are often described on the line below their price. */
function describesOnOwnLines(lines: readonly MenuLine[]): boolean {
  const priced = lines.filter(({ text }) => hasPrice(text))
  const described = lines.filter(({ text, no }, index) => {
    const above = lines[index - 1]
    if (!above || above.no !== no - 1 || !hasPrice(above.text) || hasPrice(text)) return false
    return /\p{L}{3}/u.test(text) && !isCapitals(text) && !/^(?:alle|preise)\s/iu.test(text)
  })
  return described.length > priced.length * 0.13
}
