import type { Span } from '#contract/hours.ts'
import { spanTexts } from '../hours/span-texts.ts'

/** A step on the way to a value: a field, a place in a list, or one of a list by the id it keeps wherever it stands. */
export type Step = string | number | { id: string; name: string | undefined }

export type ChangedField = {
  /** Where the value stands; empty for a value that is no object. */
  path: readonly Step[]
  /** As text; empty when there was none. */
  before: string
  after: string
  /** Both are places in a list, counted from one. */
  isPlace?: true
}

type Path = readonly Step[]

/** What differs between two JSON values, field by field, in the order in which they stand. */
export function changedFields(before: unknown, after: unknown, path: Path = []): ChangedField[] {
  const [old, now] = [before ?? undefined, after ?? undefined]
  if (path.some(isTimesStep) && isTimes(old) && isTimes(now)) {
    const field = { path, before: timesText(old, path), after: timesText(now, path) }
    return field.before === field.after ? [] : [field]
  }
  if (Array.isArray(old ?? now) && Array.isArray(now ?? old)) return changedList(old ?? [], now ?? [], path)
  if (isObject(old ?? now) && isObject(now ?? old)) {
    const [was, is] = [(old ?? {}) as Values, (now ?? {}) as Values]
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      changedFields(was[key], is[key], [...path, key]),
    )
  }
  if (isText(old) && isText(now)) {
    const field = { path, before: textOf(old), after: textOf(now) }
    return field.before === field.after ? [] : [field]
  }
  return [...changedFields(old, undefined, path), ...changedFields(undefined, now, path)]
}

type Values = Record<string, unknown>
type List = readonly unknown[]

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value !== 'object'
const isTimesStep = (step: Step): boolean => step === 'week' || step === 'ways' || step === 'spans'
const isTimes = (value: unknown): value is readonly Span[] | undefined =>
  value === undefined || Array.isArray(value)

/** The times of a day in one line. A rule of when a dish can be had is not closed without times: it limits none. */
function timesText(spans: readonly Span[] | undefined, path: Path): string {
  if (!spans || (spans.length === 0 && path.includes('availability'))) return ''
  return spanTexts(spans).join(', ')
}

const textOf = (value: unknown): string => (value === undefined ? '' : String(value))

/** Lists whose members can be told apart: who came, who went, who changed and who moved; others place by place. */
function changedList(before: unknown, after: unknown, path: Path): ChangedField[] {
  const [old, now] = [before as List, after as List]
  const [were, are] = [membersOf(old), membersOf(now)]
  if (!were || !are)
    return Array.from({ length: Math.max(old.length, now.length) }, (_, at) =>
      changedFields(old[at], now[at], [...path, at]),
    ).flat()
  const ids = [...new Set([...were.keys(), ...are.keys()])]
  const step = (id: string): Step => ({ id, name: nameOf(are.get(id) ?? were.get(id)) })
  const kept = ids.filter((id) => were.has(id) && are.has(id))
  const [from, to] = [[...were.keys()], [...are.keys()]]
  return [
    ...ids.flatMap((id) => {
      const [was, is] = [were.get(id), are.get(id)]
      return isObject(was ?? is) ? changedFields(was, is, [...path, step(id)]) : changedFields(was, is, path)
    }),
    ...movedOf(kept, to).map((id): ChangedField => ({
      path: [...path, step(id)],
      before: String(from.indexOf(id) + 1),
      after: String(to.indexOf(id) + 1),
      isPlace: true,
    })),
  ]
}

/** The members of a list by what they keep wherever they stand; undefined where two of them are alike or one has nothing. */
function membersOf(list: List): ReadonlyMap<string, unknown> | undefined {
  const members = new Map<string, unknown>()
  for (const one of list) {
    const key = isObject(one) && 'id' in one ? 'id' : 'sizeId'
    const { [key]: id, ...rest } = isObject(one) ? one : { [key]: one }
    if (typeof id !== 'string' || members.has(id)) return undefined
    members.set(id, isObject(one) ? rest : one)
  }
  return members
}

/** What a member of a list is called; a document in a list has its name inside. */
function nameOf(member: unknown): string | undefined {
  if (!isObject(member)) return undefined
  const name = member['name'] ?? (isObject(member['document']) ? member['document']['name'] : undefined)
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** As few members as explain the other order: all but the longest row of those that follow one another as before. */
function movedOf(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(after.map((id, at) => [id, at]))
  const placeOf = (id: string) => places.get(id) ?? -1
  // The last one of the best row of each length, and what stands before each one in its row.
  const ends: string[] = []
  const earlier = new Map<string, string | undefined>()
  for (const id of before) {
    const found = ends.findIndex((end) => placeOf(end) > placeOf(id))
    const at = found < 0 ? ends.length : found
    earlier.set(id, ends[at - 1])
    ends[at] = id
  }
  const stays = new Set<string>()
  for (let id = ends.at(-1); id !== undefined; id = earlier.get(id)) stays.add(id)
  return before.filter((id) => !stays.has(id))
}
