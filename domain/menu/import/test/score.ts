/** What the truth about a menu says of a dish or an extra. */
export type TrueEntry = {
  line: number
  number?: string | null
  name: string
  codes: string[]
  codesCertain: boolean
  prices: { size: string | null; cents: number; volume?: string; depositCents?: number }[]
  description?: string | null
  tags?: string[]
  ask: string | null
}

type TrueCombo = { line: number; name: string; cents: number | null; ask?: string | null }

export type TrueMenu = {
  restaurant: string | null
  legend: Record<string, { kind: string; text: string }>
  legendLines: number[]
  categories: { name: string; headingLines: number[]; items: TrueEntry[] }[]
  extras: TrueEntry[]
  combos: TrueCombo[]
  ignored: number[]
  unread?: number[]
}

type Share = { right: number; of: number; misses: string[] }

export type Score = Record<
  | 'found'
  | 'names'
  | 'numbers'
  | 'prices'
  | 'codes'
  | 'descriptions'
  | 'tags'
  | 'combos'
  | 'asked'
  | 'uncertain',
  Share
> & { falseAlarms: string[]; invented: string[]; entries: number }

const empty = (): Share => ({ right: 0, of: 0, misses: [] })

/** Compares what was read with the truth, field by field. */
export function score(truth: TrueMenu, read: TrueMenu): Score {
  const result: Score = {
    found: empty(),
    names: empty(),
    numbers: empty(),
    prices: empty(),
    codes: empty(),
    descriptions: empty(),
    tags: empty(),
    combos: empty(),
    asked: empty(),
    uncertain: empty(),
    falseAlarms: [],
    invented: [],
    entries: 0,
  }
  const used = new Set<object>()
  const take = <Entry extends { line: number; name: string }>(entries: readonly Entry[], wanted: Entry) => {
    const here = entries.filter((entry) => entry.line === wanted.line && !used.has(entry))
    const found = here.find((entry) => entry.name === wanted.name) ?? here[0]
    if (found) used.add(found)
    return found
  }
  const readItems = read.categories.flatMap(({ items }) => items)
  for (const wanted of truth.categories.flatMap(({ items }) => items))
    compare(result, wanted, take(readItems, wanted))
  for (const wanted of truth.extras) compare(result, wanted, take(read.extras, wanted))
  for (const wanted of truth.combos) {
    const found = take(read.combos, wanted)
    const right = found?.name === wanted.name && found.cents === wanted.cents && !found.ask === !wanted.ask
    count(result.combos, right, `${wanted.line} ${wanted.name}, not ${found?.name}`)
  }
  for (const entry of [...readItems, ...read.extras, ...read.combos])
    if (!used.has(entry)) result.invented.push(`${entry.line} ${entry.name}`)
  return result
}

function compare(result: Score, wanted: TrueEntry, found: TrueEntry | undefined): void {
  const where = `${wanted.line} ${wanted.name}`
  result.entries += 1
  count(result.found, found !== undefined, where)
  count(result.names, found?.name === wanted.name, `${where}, not ${found?.name}`)
  count(
    result.prices,
    same(pricesOf(found), pricesOf(wanted)),
    `${where}: ${pricesOf(wanted)}, not ${pricesOf(found)}`,
  )
  count(
    result.codes,
    same(found?.codes.toSorted(), wanted.codes.toSorted()),
    `${where}: ${wanted.codes}, not ${found?.codes}`,
  )
  if (wanted.number !== undefined)
    count(
      result.numbers,
      found !== undefined && (found.number ?? null) === wanted.number,
      `${where}: ${wanted.number}, not ${found?.number}`,
    )
  if (wanted.description !== undefined)
    count(
      result.descriptions,
      (found?.description ?? null) === wanted.description,
      `${where}: ${wanted.description}, not ${found?.description}`,
    )
  if (wanted.tags)
    count(
      result.tags,
      same(found?.tags?.toSorted(), wanted.tags.toSorted()),
      `${where}: ${wanted.tags}, not ${found?.tags}`,
    )
  if (wanted.ask) count(result.asked, Boolean(found?.ask), `${where}: ${wanted.ask}`)
  else if (found?.ask) result.falseAlarms.push(`${where}: ${found.ask}`)
  if (!wanted.codesCertain) count(result.uncertain, found?.codesCertain === false, where)
}

function count(share: Share, right: boolean, miss: string): void {
  share.of += 1
  if (right) share.right += 1
  else share.misses.push(miss)
}

const pricesOf = (entry: TrueEntry | undefined): string[] =>
  (entry?.prices ?? []).map(({ size, cents, volume, depositCents }) =>
    [size, cents, volume, depositCents].join('|'),
  )

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
