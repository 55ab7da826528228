import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { type OpenApi, toOpenApi } from '#contract/openapi.ts'
import { apiDocsPage, apiDocsPolicy } from './api-docs-page.ts'
import type { AppEnv } from './app-env.ts'
import { cacheKeyParts } from './cache-key.ts'
import { type CompressedResponse, compressResponse } from './compressed-response.ts'
import { toResponse } from './to-response.ts'

const cacheControl = 'public, max-age=0, must-revalidate'

/** Puts the description of the API on the app, for programs (`/openapi.json`) and for people (`/docs`); made when first asked for. */
export function apiDocsRoutes(app: Hono<AppEnv>): void {
  mountMade(app, '/openapi.json', { 'content-type': 'application/json; charset=utf-8' }, (openApi) =>
    JSON.stringify(openApi),
  )
  mountMade(
    app,
    '/docs',
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': apiDocsPolicy },
    apiDocsPage,
  )
}

function mountMade(
  app: Hono<AppEnv>,
  path: string,
  headers: Record<string, string>,
  make: (openApi: OpenApi) => string,
): void {
  let made: Promise<CompressedResponse> | undefined
  app.get(path, async (c) => {
    made ??= compressResponse(Buffer.from(make(toOpenApi(version()))), {
      ...headers,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    })
    const { encoding } = cacheKeyParts((name) => c.req.header(name))
    return toResponse((await made)[encoding], c.req.header('if-none-match'))
  })
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
