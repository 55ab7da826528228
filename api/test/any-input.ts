import fc from 'fast-check'
import { z } from 'zod'
import { hostileTexts } from './hostile-texts.ts'

type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: { enum?: string[] }
  additionalProperties?: Schema | boolean
  items?: Schema
}

const instants = [
  '2026-11-21T18:00:00.000Z',
  '2026-11-21T18:00:00.000000000000Z',
  '0000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
]
const numbers = [0, -0, 1, -1, 6, 7, 0.1, 0.005, 1e-9, 1e6, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 31)]

const text = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    fc.constantFrom(...hostileTexts),
    fc.string({ unit: 'binary' }),
  )

/**
 * Values that nearly fit a schema: of the right shape most of the time, with wrong and odd values strewn in. `ids` are
 * the identifiers that exist.
 */
export function anyNearly(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return anyOf(root, root, ids, 0)
}

function anyOf(schema: Schema, root: Schema, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 24, arbitrary: anyOfShape(schema, root, ids, depth) },
    fc.jsonValue({ maxDepth: 2 }),
  )
}

function anyOfShape(
  schema: Schema,
  root: Schema,
  ids: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> {
  const inner = (one: Schema) => anyOf(one, root, ids, depth + 1)
  if (schema.$ref)
    return depth > 12 ? fc.constant(null) : anyOfShape(resolve(schema.$ref, root), root, ids, depth + 1)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return fc.oneof(...choices.map(inner))
  switch (schema.type) {
    case 'object': {
      // A record by an enum names its keys beside the one schema of all values.
      const { additionalProperties: values } = schema
      const named = (schema.propertyNames?.enum ?? []).map(
        (key) => [key, typeof values === 'object' ? values : {}] as const,
      )
      const record = [...Object.entries(schema.properties ?? {}), ...named].map(
        ([key, one]) => [key, inner(one)] as const,
      )
      return fc.record(Object.fromEntries(record), { requiredKeys: (schema.required ?? []) as never[] })
    }
    case 'array':
      return depth > 12 ? fc.constant([]) : fc.array(inner(schema.items ?? {}), { maxLength: 2 })
    case 'string':
      return schema.format === 'date-time' ? fc.oneof(fc.constantFrom(...instants), text(ids)) : text(ids)
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...numbers), fc.double({ noNaN: true }))
    case 'boolean':
      return fc.boolean()
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function resolve(ref: string, root: Schema): Schema {
  const name = ref.replace('#/$defs/', '')
  return ref === '#' ? root : (root.$defs?.[name] ?? {})
}
