type Texts = Record<string, Record<string, string | undefined>>

/** One thing of a document that is taken from one side or the other: a field, or one text of a language. */
export type MergeKey = string

/** A document as a flat list: each field on its own, and each translated text. */
export function flatten(document: object): ReadonlyMap<MergeKey, unknown> {
  return new Map(
    Object.entries(document).flatMap(([key, value]: [string, unknown]) =>
      key === 'translations'
        ? Object.entries(value as Texts).flatMap(([language, texts]) =>
            Object.entries(texts).map(
              ([field, text]) => [`translations.${language}.${field}`, text] as const,
            ),
          )
        : [[key, value] as const],
    ),
  )
}

const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sortKeys(a) ?? '') === JSON.stringify(sortKeys(b) ?? '')

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, sortKeys(one)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const sameDocument = (a: object, b: object): boolean => same(a, b)

/** What differs between two documents, by key. */
export function differingKeys(a: object, b: object): MergeKey[] {
  const [first, second] = [flatten(a), flatten(b)]
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (key) => !same(first.get(key), second.get(key)),
  )
}

/** `theirs` with what is taken of `mine`. */
export function takeKeys<Document extends object>(
  theirs: Document,
  mine: Document,
  keys: readonly MergeKey[],
): Document {
  const merged = structuredClone(theirs) as Record<string, unknown>
  const own = flatten(mine)
  for (const key of keys) {
    const [top = '', language, field] = key.split('.')
    if (top !== 'translations' || !language || !field) {
      merged[top] = own.get(key)
      continue
    }
    const translations = merged['translations'] as Texts
    const texts = (translations[language] ??= {})
    const text = own.get(key) as string | undefined
    if (text === undefined) delete texts[field]
    else texts[field] = text
  }
  return merged as Document
}

/**
 * What two people made of the same document: everything that only one of them has changed, and the keys that both have
 * changed differently, which somebody has to decide; they hold `mine` until then.
 */
export function mergeDocuments<Document extends object>(
  base: Document,
  mine: Document,
  theirs: Document,
): { merged: Document; undecided: MergeKey[] } {
  const own = differingKeys(base, mine)
  const others = new Set(differingKeys(base, theirs))
  const differing = new Set(differingKeys(mine, theirs))
  return {
    merged: takeKeys(theirs, mine, own),
    undecided: own.filter((key) => others.has(key) && differing.has(key)),
  }
}

export type Side = 'mine' | 'theirs'

/** `merged` with what was decided about each undecided key; undefined until all of them are. */
export function decidedDocument<Document extends object>(
  { merged, theirs, undecided }: { merged: Document; theirs: Document; undecided: readonly MergeKey[] },
  sides: ReadonlyMap<MergeKey, Side>,
): Document | undefined {
  if (undecided.some((key) => !sides.has(key))) return undefined
  return takeKeys(
    merged,
    theirs,
    undecided.filter((key) => sides.get(key) === 'theirs'),
  )
}
