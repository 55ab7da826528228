import type { JsonSchema } from './openapi.ts'

/** What a field of this name looks like, where its schema allows it. */
const BY_NAME: Record<string, readonly unknown[]> = {
  address: ['Lange Straße 12'],
  city: ['Musterstadt'],
  code: ['4711'],
  email: ['ada@example.org'],
  lat: [51.05],
  lng: [13.74],
  name: ['Ada Lovelace', 'Margherita'],
  paymentType: ['cash'],
  phone: ['030 1234567'],
  price: [9.9],
  productId: ['pizza-margherita'],
  qty: [2],
  sizeId: ['pizza-medium'],
  slug: ['imprint'],
  total: [19.8],
  source: ['web'],
  table: ['tisch-1-rosmarin'],
  url: ['https://shop.example/order/7Hk2mQ'],
  zipcode: ['01067'],
}
/** One of these fits into every pattern and format of the contract. */
const TEXTS = [
  'text',
  'pizza-margherita',
  'de',
  '2026-11-20T18:30:00.000Z',
  '2026-11-20',
  '2026-11',
  '18:30',
  '/media/4f1c.avif',
  'https://shop.example/',
  'ada@example.org',
  '0123456789abcdef01234567',
  '2026-11-20T18:30:00.000Z~019a',
  '7Hk2mQ4xT9vB1cZ8nL5pR3wY',
]
const NUMBERS = [1, 9.9, 12, 51]
const DEEPEST = 5

type Schemas = Readonly<Record<string, JsonSchema>>

/** A short value that a schema allows, in the same words for the same field everywhere; undefined where there is none. */
export function exampleOf(schema: JsonSchema, schemas: Schemas, name = '', depth = 0): unknown {
  const same = (part: JsonSchema) => exampleOf(part, schemas, name, depth)
  const inside = (part: JsonSchema, of = name) => exampleOf(part, schemas, of, depth + 1)
  if (schema.$ref) return same(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return same(chosen(choices, depth))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(same))
  if (schema.prefixItems) return schema.prefixItems.map((part) => inside(part))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'array') return items(schema, depth).map((part) => inside(part))
  if (type === 'object') return objectOf(schema, depth, inside)
  if (type === 'string') return texts(name).find((text) => allowsText(schema, text))
  if (type === 'number' || type === 'integer') return numberOf(schema, name)
  return type === 'boolean' ? true : null
}

/** Something rather than nothing, until it would never end. */
function chosen(choices: readonly JsonSchema[], depth: number): JsonSchema {
  const isNothing = ({ type, const: only }: JsonSchema) => type === 'null' || only === ''
  const wanted = choices.find((one) => isNothing(one) === depth >= DEEPEST)
  return wanted ?? choices[0] ?? {}
}

function items({ items = {}, minItems = 0, maxItems = 1 }: JsonSchema, depth: number): JsonSchema[] {
  if (items === false) return []
  const wanted = depth < DEEPEST ? Math.max(1, minItems) : minItems
  return Array.from({ length: Math.min(wanted, Math.max(maxItems, minItems)) }, () => items)
}

function objectOf(
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  depth: number,
  inside: (part: JsonSchema, name?: string) => unknown,
): Record<string, unknown> {
  const known = Object.entries(properties)
    .filter(([name]) => depth < DEEPEST || required.includes(name))
    .map(([name, part]) => [name, inside(part, name)] as const)
    // What may be left out and can be anything is there for older clients, or is not read at all.
    .filter(([name, value]) => value !== null || required.includes(name))
  if (typeof additionalProperties !== 'object' || known.length > 0) return Object.fromEntries(known)
  const keys = propertyNames?.enum ?? [inside({ type: 'string', ...propertyNames })]
  return Object.fromEntries(keys.map((key) => [String(key), inside(additionalProperties)]))
}

const texts = (name: string): string[] =>
  [...(BY_NAME[name] ?? []), ...(/(?:^id|Ids?)$/.test(name) ? ['019a5c1e7b3f'] : []), ...TEXTS].filter(
    (one) => typeof one === 'string',
  )

function allowsText(
  { pattern, format, minLength = 0, maxLength = Infinity }: JsonSchema,
  text: string,
): boolean {
  if (text.length < minLength || text.length > maxLength) return false
  if (format === 'email') return text.includes('@')
  if (format === 'uri') return text.startsWith('https:')
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: JsonSchema, name: string): number {
  const least = Math.max(
    minimum ?? -Infinity,
    exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1,
  )
  const numbers = [...(BY_NAME[name] ?? []), ...NUMBERS].filter((one) => typeof one === 'number')
  const fits = numbers.find(
    (one) => one >= least && one <= (maximum ?? Infinity) && (type !== 'integer' || Number.isInteger(one)),
  )
  return fits ?? Math.max(least, Math.min(1, maximum ?? 1))
}
