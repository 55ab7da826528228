/** One thing of a document that is taken from one side or the other: a field, or a part of one. */
export type MergeKey = string

/** The fields whose parts are taken one by one: each translated text, and the times of each day. */
const inParts = new Set(['translations', 'week', 'ways'])

/** A document as a flat list: each field on its own, of some fields each part by its path. */
export function flatten(document: object): ReadonlyMap<MergeKey, unknown> {
  return new Map(
    Object.entries(document).flatMap(([key, value]: [string, unknown]) =>
      inParts.has(key) ? partsOf(key, value) : [[key, value] as const],
    ),
  )
}

function partsOf(path: MergeKey, value: unknown): (readonly [MergeKey, unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => partsOf(`${path}.${key}`, part))
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
  const merged = structuredClone(theirs)
  const own = flatten(mine)
  for (const key of keys) {
    const path = key.split('.')
    put(merged as Part, inParts.has(path[0] ?? '') ? path : [key], own.get(key))
  }
  return merged
}

type Part = Record<string, unknown>

/** Puts a part at its path, or takes it away when it is undefined. */
function put(into: Part, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) put((into[key] ??= {}) as Part, rest, value)
  else if (value === undefined) delete into[key]
  else into[key] = value
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
