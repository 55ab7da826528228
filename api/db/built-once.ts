import type { CompiledQuery, DialectAdapter, Kysely } from 'kysely'
import type { DB } from './schema.ts'

type Value = string | number
/** Values of a query by name; undefined where a condition is left out. */
type Values = Record<string, Value | readonly Value[] | undefined>
/** Where the value of a parameter stands; undefined for one that is always the same. */
type Place = { name: string; item: number | undefined } | undefined
type Built = { query: CompiledQuery; places: readonly Place[] }

/**
 * A read that Kysely builds once for each shape of its values: how many a list has, and which are left out. Building one
 * takes longer than most reads do (decision 0018). `build` may only ask whether a value is left out: it is called with
 * others than those of a call. Its lists must not be of any length.
 */
export function builtOnce<V extends Values, Row>(
  build: (db: Kysely<DB>, values: V) => { compile(): CompiledQuery<Row> },
): (db: Kysely<DB>, values: V) => Promise<Row[]> {
  const known = new WeakMap<DialectAdapter, Map<string, Built>>()

  function builtFor(db: Kysely<DB>, values: V): Built {
    const { adapter } = db.getExecutor()
    const byShape = known.get(adapter) ?? new Map<string, Built>()
    known.set(adapter, byShape)
    const shape = shapeOf(values)
    const found = byShape.get(shape)
    if (found) return found
    const { marked, places } = mark(values)
    const query = build(db, marked as V).compile()
    const built = { query, places: query.parameters.map((value) => places.get(value)) }
    byShape.set(shape, built)
    return built
  }

  return async (db, values) => {
    const { query, places } = builtFor(db, values)
    const parameters = places.map((place, at) => (place ? valueAt(values, place) : query.parameters[at]))
    const { rows } = await db.executeQuery<Row>({ ...(query as CompiledQuery<Row>), parameters })
    return rows
  }
}

function shapeOf(values: Values): string {
  let shape = ''
  for (const name in values) {
    const value = values[name]
    if (value !== undefined) shape += `${name} ${typeof value === 'object' ? value.length : 'one'} `
  }
  return shape
}

/** Texts instead of the values, which are found again among the parameters of the query. */
function mark(values: Values): { marked: Values; places: ReadonlyMap<unknown, Place> } {
  const places = new Map<unknown, Place>()
  const put = (name: string, item?: number): string => {
    const text = `\0${name} ${item}`
    places.set(text, { name, item })
    return text
  }
  const marked = Object.entries(values).map(([name, value]) => {
    if (value === undefined) return [name, undefined]
    return [name, typeof value === 'object' ? value.map((_, item) => put(name, item)) : put(name)]
  })
  return { marked: Object.fromEntries(marked) as Values, places }
}

function valueAt(values: Values, { name, item }: NonNullable<Place>): unknown {
  const value = values[name]
  return typeof value === 'object' && item !== undefined ? value[item] : value
}
