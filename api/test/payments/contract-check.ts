import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

type Json = Record<string, unknown>

type Parameter = { in: string; name: string; required?: boolean }

type Operation = {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

/** Reports the violations of a call, one line each; none, where the official contract is not available. */
export type ContractCheck = {
  /** A request: `body` and `query` as read from the wire, a form as nested objects of texts. */
  request(method: string, path: string, given: { query?: unknown; body?: unknown }): string[]
  answer(method: string, path: string, status: number, body: unknown): string[]
  /** A value against a schema of the contract by its name, such as the body of a webhook. */
  value(schema: string, value: unknown): string[]
}

/** The folder of the official contracts, which need not be there. */
const folder = join(import.meta.dirname, '../../../../shared/integrations')

const loaded = new Map<string, ContractCheck>()

/** The official contract of a provider by the name of its file, read once. */
export function contractOf(provider: string): ContractCheck {
  const file = join(folder, `${provider}.json`)
  const check = loaded.get(provider) ?? (existsSync(file) ? read(file) : silent)
  loaded.set(provider, check)
  return check
}

const silent: ContractCheck = { request: () => [], answer: () => [], value: () => [] }

function read(file: string): ContractCheck {
  const contract = withNull(JSON.parse(readFileSync(file, 'utf8'))) as Json & {
    paths: Record<string, Record<string, Operation>>
    components: { parameters?: Record<string, Parameter> }
  }
  // The patterns of PayPal are no valid patterns with the flag `u`; in a form of Stripe every value is a text, and so it is
  // in the addresses that geocoders are asked with, where one of a list stands alone.
  const options = { strict: false, unicodeRegExp: false, allErrors: true, logger: false } as const
  const ofRequests = new Ajv({ ...options, coerceTypes: coercion(file) })
  const ofAnswers = new Ajv(options)
  for (const ajv of [ofRequests, ofAnswers]) addFormats.default(ajv).addSchema(contract, 'contract')
  const compiled = new Map<string, ValidateFunction>()

  function faults(ajv: Ajv, pointer: string[], value: unknown): string[] {
    const $ref = `contract#/${pointer.map(escapePointer).join('/')}`
    const key = `${ajv === ofAnswers} ${$ref}`
    const validate = compiled.get(key) ?? ajv.compile({ $ref })
    compiled.set(key, validate)
    if (validate(structuredClone(value))) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  }

  const templates = Object.keys(contract.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  function find(method: string, path: string) {
    const [way] = templates.filter(({ pattern }) => pattern.test(path))
    const verb = method.toLowerCase()
    const operation = way && contract.paths[way.template]?.[verb]
    return operation ? { operation, at: ['paths', way.template, verb] } : null
  }

  /** A parameter that may stand elsewhere in the contract, and where that is. */
  function resolve(parameter: Parameter | { $ref: string }, at: string[]): [Parameter | undefined, string[]] {
    if (!('$ref' in parameter)) return [parameter, at]
    const name = parameter.$ref.split('/').at(-1) ?? ''
    return [contract.components.parameters?.[name], ['components', 'parameters', name]]
  }

  return {
    request(method, path, { query = {}, body }) {
      const found = find(method, path)
      if (!found) return [`${method} ${path} is not in the contract`]
      const { operation, at } = found
      const asked = (operation.parameters ?? []).flatMap((one, index) => {
        const [parameter, pointer] = resolve(one, [...at, 'parameters', String(index)])
        return parameter?.in === 'query' ? [{ ...parameter, pointer }] : []
      })
      const unknown = Object.keys(query as Json).filter((name) => !asked.some((one) => one.name === name))
      const type = Object.keys(operation.requestBody?.content ?? {})[0]
      return [
        ...unknown.map((name) => `?${name} is not in the contract`),
        ...asked.flatMap(({ name, required, pointer }) => {
          const value = (query as Json)[name]
          if (value === undefined) return required ? [`?${name} is missing`] : []
          const wrong = faults(ofRequests, [...pointer, 'schema'], value)
          return wrong.map((fault) => `?${name}${fault}`)
        }),
        ...(type && body !== undefined
          ? faults(ofRequests, [...at, 'requestBody', 'content', type, 'schema'], body)
          : []),
      ]
    },
    answer(method, path, status, body) {
      const found = find(method, path)
      if (!found) return [`${method} ${path} is not in the contract`]
      const { operation, at } = found
      const code = [String(status), 'default'].find((one) => operation.responses[one])
      if (!code) return [`${method} ${path} never answers ${status}`]
      const type = Object.keys(operation.responses[code]?.content ?? {})[0]
      return type ? faults(ofAnswers, [...at, 'responses', code, 'content', type, 'schema'], body) : []
    },
    value: (schema, value) => faults(ofAnswers, ['components', 'schemas', schema], value),
  }
}

function coercion(file: string): boolean | 'array' {
  return file.includes('geo-') ? 'array' : file.endsWith('stripe.json')
}

const escapePointer = (step: string) =>
  encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('%24', '$')

/** OpenAPI 3.0 says `nullable` beside anything; JSON Schema, as ajv reads it, wants null among the choices. */
function withNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNull)
  if (typeof schema !== 'object' || schema === null) return schema
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [key, key === 'examples' ? undefined : withNull(inner)]),
  )
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest
}
