import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { errorCodes } from './errors.ts'
import { endpoints } from './index.ts'
import { exampleOf } from './openapi-example.ts'

/** JSON Schema as it is written into the description; only what readers of the description look at. */
export type JsonSchema = {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }
type Content = Record<string, { schema: JsonSchema; example?: unknown }>

type Response = {
  $ref?: string
  description?: string
  content?: Content
  headers?: Record<string, { description: string; schema: JsonSchema }>
}

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: [string]
  security: Record<string, []>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Response>
}

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: object[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Response>
    securitySchemes: object
  }
}

const REF = '#/components/schemas/'

/** The whole contract as OpenAPI 3.1: calls of guests under the name of their module, those of the staff under `staff: `. */
export function toOpenApi(version: string): OpenApi {
  const schemas: Record<string, JsonSchema> = { Error: errorSchema, FieldErrors: fieldErrorsSchema }
  /** A schema as it looks on the wire, its named parts moved to `components`. */
  const describe = (schema: z.ZodType): JsonSchema => {
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
    const { $schema: _, $defs = {}, ...own } = JSON.parse(text.replaceAll('"#/$defs/', `"${REF}`))
    for (const [name, { id: __, ...part }] of Object.entries<JsonSchema & { id?: string }>($defs))
      schemas[name] = part
    return own
  }
  const paths: OpenApi['paths'] = {}
  for (const { module, endpoint } of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(module, endpoint, describe)
  }
  addExamples(paths, schemas)
  const tags = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).map(({ tags: [tag] }) => tag)),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Tischlein', version, description: 'Ordering from a restaurant, and its back office.' },
    servers: [
      { url: '/api' },
      {
        url: '/b/{branch}/api',
        variables: { branch: { default: 'main', description: 'A branch of a chain' } },
      },
    ],
    tags: [...tags].toSorted(guestsFirst).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: refusals,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        staffCookie: { type: 'apiKey', in: 'cookie', name: 'staff' },
      },
    },
  }
}

/** An example beside every body and every answer that is JSON. */
function addExamples(paths: OpenApi['paths'], schemas: Record<string, JsonSchema>): void {
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
    for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)])
      for (const [type, of] of Object.entries(content))
        if (type === 'application/json') of.example = exampleOf(of.schema, schemas)
}

const guestsFirst = (a: string, b: string): number =>
  Number(a.startsWith('staff')) - Number(b.startsWith('staff')) || a.localeCompare(b)

const callers: Record<Endpoint['auth'], string> = {
  public: 'Anyone',
  session: 'Whoever has a token: of an account or of a table',
  user: 'An account',
  staff: 'A member of staff',
}

function operation(
  module: string,
  endpoint: Endpoint,
  describe: (schema: z.ZodType) => JsonSchema,
): Operation {
  const { id, auth, permission, needsAllBranches, summary, params, query, body, upload, idempotent } =
    endpoint
  const takesInput = params ?? query ?? body ?? upload
  return {
    operationId: id,
    summary,
    description: [
      callers[auth],
      permission && `with the permission \`${permission}\``,
      needsAllBranches && 'for all branches',
      'may call it.',
    ]
      .filter(Boolean)
      .join(' '),
    tags: [auth === 'staff' ? `staff: ${module}` : module],
    security:
      auth === 'public' ? [] : [{ bearer: [] }, auth === 'staff' ? { staffCookie: [] } : { cookie: [] }],
    parameters: [
      ...(params ? parametersOf('path', describe(params)) : []),
      ...(query ? parametersOf('query', describe(query)) : []),
      ...(idempotent ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: { required: true as const, content: { 'application/json': { schema: describe(body) } } },
    }),
    ...(upload && {
      requestBody: {
        required: true as const,
        content: { 'image/*': { schema: { type: 'string', description: upload.types.join(', ') } } },
      },
    }),
    responses: {
      200: { description: 'Done', content: answerOf(endpoint, describe) },
      ...(takesInput && {
        422: {
          description: 'Wrong fields',
          content: { 'application/json': { schema: refTo('FieldErrors') } },
        },
      }),
      ...refusalsOf(endpoint),
      default: refusedBy('Refused'),
    },
  }
}

/** What a caller has to expect besides wrong fields. */
const refusalsOf = ({ auth, permission, params, idempotent }: Endpoint): Operation['responses'] => ({
  ...(auth !== 'public' && { 401: refusedBy('Unauthenticated') }),
  ...(permission && { 403: refusedBy('Forbidden') }),
  ...(params && { 404: refusedBy('NotFound') }),
  ...(idempotent && { 409: refusedBy('Conflict') }),
  429: refusedBy('TooManyRequests'),
  503: refusedBy('Unavailable'),
})

function answerOf(endpoint: Endpoint, describe: (schema: z.ZodType) => JsonSchema): Content {
  const data = describe(endpoint.response)
  if (endpoint.stream === 'events') return { 'text/event-stream': { schema: data } }
  if (endpoint.stream === 'file') return { 'application/octet-stream': { schema: data } }
  if (endpoint.envelope === 'none') return { 'application/json': { schema: data } }
  const properties = { data, ...(endpoint.meta && { meta: describe(endpoint.meta) }) }
  return {
    'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } },
  }
}

const parametersOf = (place: 'path' | 'query', { properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', description: 'The same key gets the same answer, and nothing is done twice' },
}

const refTo = (name: string): JsonSchema => ({ $ref: REF + name })

const refusedBy = (name: string): Response => ({ $ref: `#/components/responses/${name}` })

const refused = (description: string): Response => ({
  description,
  content: { 'application/json': { schema: refTo('Error') } },
})

const retryAfter = {
  'Retry-After': { description: 'In so many seconds', schema: { type: 'integer' } },
}

const refusals: OpenApi['components']['responses'] = {
  Unauthenticated: refused('Without a valid session'),
  Forbidden: refused(
    'Without the permission, of another branch, from another site, or before the second factor is set up',
  ),
  NotFound: refused('Unknown, or of somebody else'),
  Conflict: refused('The quote has changed, or the same key came with another request'),
  TooManyRequests: { ...refused('Too many tries'), headers: retryAfter },
  Unavailable: { ...refused('Overloaded, or the database is away'), headers: retryAfter },
  Refused: refused('Not done, for another reason of the list in `Error`'),
}

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'In the language of the caller' },
    code: { enum: Object.keys(errorCodes) },
    requestId: { type: 'string' },
  },
  required: ['message', 'code'],
}

const fieldErrorsSchema: JsonSchema = {
  type: 'object',
  properties: {
    data: {
      type: 'object',
      description: 'Each wrong field with its messages',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
  required: ['data'],
}
