import { hash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import type { OpenApi } from '#contract/openapi.ts'
import { createTestShop } from '../test/shop.ts'

async function loadOpenApi() {
  const app = await createTestShop()
  const response = await app.request('/openapi.json')
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  return { app, openApi: (await response.json()) as OpenApi }
}

test('the description of the API names every call of the contract, guests and staff apart', async () => {
  const { openApi } = await loadOpenApi()
  for (const { module, endpoint } of endpoints) {
    const operation = openApi.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(operation).toMatchObject({
      operationId: endpoint.id,
      tags: [endpoint.auth === 'staff' ? `staff: ${module}` : module],
    })
    expect(operation?.requestBody === undefined).toBe((endpoint.body ?? endpoint.upload) === undefined)
  }
})

test('every body and answer of the description is a schema whose parts are all there, and allows its example', async () => {
  const { app, openApi } = await loadOpenApi()
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'openapi', ...openApi })
  const calls = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const schemaAt = (...at: string[]) => {
    const pointer = at.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).map(encodeURIComponent)
    return ajv.compile({ $ref: `openapi#/paths/${pointer.join('/')}/schema` })
  }
  const schemaOf = (path: string, method: string, status: string) =>
    schemaAt(path, method, 'responses', status, 'content', 'application/json')
  for (const { path, method, operation } of calls) {
    const described = [
      ...Object.entries(operation.responses).map(([status, { content = {} }]) => ({
        at: ['responses', status],
        content,
      })),
      ...(operation.requestBody ? [{ at: ['requestBody'], content: operation.requestBody.content }] : []),
    ]
    for (const { at, content } of described)
      for (const [type, { example }] of Object.entries(content)) {
        const isAllowed = schemaAt(path, method, ...at, 'content', type)
        const isExample = example === undefined || isAllowed(example)
        expect(isExample, `${method} ${path} ${ajv.errorsText(isAllowed.errors)}`).toBe(true)
      }
  }

  const isMenu = schemaOf('/settings', 'get', '200')
  expect(isMenu(await (await app.request('/settings')).json()), ajv.errorsText(isMenu.errors)).toBe(true)
  const isRefusal = schemaOf('/checkout/v2', 'post', '422')
  expect(isRefusal(await (await app.post('/checkout/v2', {})).json())).toBe(true)
})

test('the reference shows every call on one page without scripts, and its policy allows its own style alone', async () => {
  const { app } = await loadOpenApi()
  const response = await app.request('/docs')
  const page = await response.text()
  for (const { endpoint } of endpoints)
    expect(page).toContain(`<code>${endpoint.method} ${endpoint.path}</code>`)
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|undefined|\[object/)
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? []
  expect(response.headers.get('content-security-policy')).toContain(
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  )
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  for (const target of new Set(targets)) expect(page).toContain(`id="${target}"`)
})

test('the description is made once and answers 304', async () => {
  const { app } = await loadOpenApi()
  const first = await app.request('/docs', { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  const headers = { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await app.request('/docs', { headers })).status).toBe(304)
})
