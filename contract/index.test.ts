import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './index.ts'
import { settings } from './settings.ts'

const all = endpoints.map(({ endpoint }) => endpoint)

describe('the table of calls', () => {
  test('holds every call that a file of the contract declares', async () => {
    const files = readdirSync(import.meta.dirname).filter(
      (name) => name.endsWith('.ts') && !name.includes('.test.'),
    )
    const modules = await Promise.all(
      files.map((name) => import(`./${name}`) as Promise<Record<string, unknown>>),
    )
    const declared = modules
      .flatMap((exports) => Object.values(exports))
      .filter((value) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value)
    expect(new Set(all)).toEqual(new Set(declared))
  })

  test('has no two calls of one id or of one method and path', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)).size).toBe(
      all.length,
    )
  })

  test('names each call by the constant that exports it', async () => {
    for (const { module, endpoint } of endpoints) {
      const files = readdirSync(import.meta.dirname).filter(
        (name) => name.endsWith('.ts') && !name.includes('.test.') && new RegExp(`^${module}[.-]`).test(name),
      )
      const found = await Promise.all(
        files.map((file) => import(`./${file}`) as Promise<Record<string, unknown>>),
      )
      expect(found.map((exports) => exports[endpoint.id])).toContain(endpoint)
    }
  })
})

describe.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('declares exactly the parameters of its path', () => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : []
      expect(declared).toEqual(inPath)
    })

    test('has a body only where a body is sent, and is kept only where nothing changes', () => {
      const { method, auth, body, cache, idempotent } = endpoint
      expect({ method, body }).not.toEqual({ method: 'GET', body: expect.anything() })
      expect([undefined, 'GET public content']).toContain(cache && `${method} ${auth} ${cache}`)
      expect([undefined, 'POST']).toContain(idempotent ? method : undefined)
    })

    test('can be described to others as JSON Schema', () => {
      for (const schema of [endpoint.params, endpoint.query, endpoint.body]) {
        if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object')
      }
      expect(z.toJSONSchema(endpoint.response, { io: 'input' })).toBeTypeOf('object')
    })
  },
)

describe('the registry of settings', () => {
  test.each(Object.entries(settings))(
    '%s has a default of its own type',
    (key, { type, default: value, ...more }) => {
      expect(key).toMatch(/^[A-Z][A-Z_]*$/)
      if (type === 'flag') expect(['', '1']).toContain(value)
      if (type === 'number') expect(value).toMatch(/^\d+$/)
      if (type === 'choice') expect((more as { choices: readonly string[] }).choices).toContain(value)
      if (type === 'picture') expect(value).toBe('')
    },
  )
})
