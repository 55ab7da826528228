import type { CodeContext } from './codes.ts'
import type { ImportedCategory, ImportedExtra, ImportedItem, Legend, Tag } from './imported-menu.ts'
import { contradicts } from './legend-words.ts'
import { question, type Question } from './questions.ts'
import { isSameName } from './same-name.ts'
import { choiceInside, isSize, openContent } from './vocabulary.ts'

/** What the whole menu says that matters to each of its dishes. */
export type FinishContext = CodeContext & { uncodedMeansNone: boolean }

/** Gives a dish what its category says about all, and asks what is unclear about its codes. */
export function finishItem(
  item: ImportedItem,
  category: ImportedCategory & { tags: readonly Tag[] },
  context: FinishContext,
): void {
  const own = item.codes
  item.codes = [...new Set([...category.codes, ...own])]
  item.tags = [...new Set([...item.tags, ...category.tags, ...wordTags(item)])]
  item.name = item.name.replace(/(?<=\S),?\s+scharf$/u, '')
  const text = [item.name, item.description ?? ''].join(' ')
  const asks: Question[] = []
  const open = openContent.test(text)
  if (open) asks.push(question('openContent'))
  else if (choiceInside.test(text)) asks.push(question('choice'))
  const harmless = context.uncodedMeansNone || /\bleere[rn]? Teller\b/iu.test(text)
  if (item.codes.length === 0 && !harmless && !open) asks.push(question('noCodes'))
  asks.push(...codeQuestions(item.codes, context.legend))
  asks.push(...dietQuestions(item, context.legend))
  if (isSeveralDrinks(item)) asks.push(question('severalDrinks'))
  const variants = item.questions.some(({ kind }) => kind === 'variantCodes')
  if (item.prices.length === 0 && !item.questions.some(({ kind }) => kind === 'priceOnRequest'))
    item.questions.push(question('priceMissing'))
  if (sharesSize(item) && !item.questions.some(({ kind }) => kind === 'priceColumn'))
    item.questions.push(question('priceColumn'))
  item.codesCertain = asks.length === 0 && !variants
  item.questions.push(...asks)
}

/** Whether two prices are of one size, or of none, as far as the menu says. */
const sharesSize = ({ prices }: ImportedItem): boolean =>
  prices.some((price, index) =>
    prices
      .slice(0, index)
      .some(
        (other) =>
          isSameName(price.size ?? price.volume ?? '', other.size ?? other.volume ?? '') &&
          (price.volume ?? other.volume) === (other.volume ?? price.volume),
      ),
  )

/** Asks what is unclear about the codes of an extra. */
export function finishExtra(extra: ImportedExtra, context: FinishContext): void {
  const asks = [...codeQuestions(extra.codes, context.legend)]
  if (extra.codes.length === 0 && !context.uncodedMeansNone) asks.push(question('noCodes'))
  if (openContent.test(extra.name)) asks.push(question('openContent'))
  extra.codesCertain = extra.codesCertain && asks.length === 0
  extra.questions.push(...asks)
}

function codeQuestions(codes: readonly string[], legend: Legend): Question[] {
  return codes.flatMap((code) => {
    const entry = legend.get(code)
    if (entry?.conflict)
      return [question('codeExplainedTwice', { code, first: entry.text, second: entry.conflict })]
    if (entry) return []
    const known = similarCode(code, legend)
    return [
      known
        ? question('codeSlip', { code, known, text: legend.get(known)?.text ?? '' })
        : question('unknownCode', { code }),
    ]
  })
}

const ALIKE: Readonly<Record<string, string>> = { l: '1', I: '1', O: '0', o: '0', S: '5', B: '8', i: '1' }

/** The code of the legend that a scan may have read as this one. */
function similarCode(code: string, legend: Legend): string | undefined {
  const repaired = code.slice(0, 1) + code.slice(1).replace(/[lIOoSBi]/g, (letter) => ALIKE[letter] ?? letter)
  const whole = code.replace(/[lIOoSBi]/g, (letter) => ALIKE[letter] ?? letter)
  return [repaired, whole, code.toUpperCase(), code.toLowerCase()].find(
    (one) => one !== code && legend.has(one),
  )
}

function dietQuestions(item: ImportedItem, legend: Legend): Question[] {
  return item.tags.flatMap((diet) => {
    const code = item.codes.find((one) => contradicts(legend.get(one)?.text ?? '', diet))
    return code === undefined
      ? []
      : [question('dietConflict', { diet, code, text: legend.get(code)?.text ?? '' })]
  })
}

/** Tags that the words of the dish say; a scharf of one ingredient (`scharfe Salami`) is none. */
function wordTags({ name, description }: ImportedItem): Tag[] {
  const tags: Tag[] = []
  const text = `${name} ${description ?? ''}`
  if (/(?<!\p{L}|-)vegane?[rsnm]?(?!\p{L}|-)/iu.test(name)) tags.push('vegan')
  if (/(?<!\p{L}|-)vegetarische?[rsnm]?(?!\p{L}|-)/iu.test(name)) tags.push('vegetarian')
  if (/(?<!\p{L}|-)glutenfreie?[rsnm]?(?!\p{L}|-)/iu.test(name)) tags.push('glutenfree')
  if (/(?<!(?:nicht|mild oder|auf Wunsch|oder) )(?<!\p{L})scharf(?!\p{L}| oder| auf)/iu.test(text))
    tags.push('spicy')
  return tags
}

const isSeveralDrinks = ({ name, prices, alcohol }: ImportedItem): boolean =>
  (prices.some(({ volume }) => volume !== undefined) || alcohol !== undefined) &&
  /\p{L}\s*(?:\/|\s\|)\s*\p{L}|\p{L}, \p{Lu}|\p{L} oder \p{Lu}/u.test(name)

/** Asks about prices that stand against the order of their sizes in most dishes of the part. */
export function checkPriceOrder(items: readonly ImportedItem[]): void {
  const rows = items.filter(
    ({ prices }) =>
      prices.length > 1 && prices.every(({ size }) => size !== null && (isSize(size) || /\d/.test(size))),
  )
  const rising = rows.filter(({ prices }) =>
    prices.every(({ cents }, at) => at === 0 || cents >= (prices[at - 1]?.cents ?? 0)),
  )
  if (rising.length < 2 || rising.length <= rows.length / 2) return
  for (const item of rows) {
    const at = item.prices.findIndex(
      ({ cents }, index) => index > 0 && cents < (item.prices[index - 1]?.cents ?? 0),
    )
    if (at > 0)
      item.questions.push(
        question('priceOrder', {
          first: item.prices[at - 1]?.size ?? '',
          second: item.prices[at]?.size ?? '',
        }),
      )
  }
}

/** Asks about numbers that two dishes have; where every part counts anew, only about those within a part. */
export function checkNumbers(parts: readonly (readonly ImportedItem[])[]): void {
  const all = parts.flat()
  const twice = sharedNumbers(all)
  const anew = all.filter(({ number }) => number !== null && twice.has(number)).length > all.length * 0.25
  for (const part of anew ? parts : [all]) {
    const shared = sharedNumbers(part)
    for (const { number, questions } of part)
      if (number !== null && shared.has(number)) questions.push(question('numberTwice', { number }))
  }
}

function sharedNumbers(items: readonly ImportedItem[]): Set<string> {
  const numbers = items.flatMap(({ number }) => number ?? [])
  return new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))
}
